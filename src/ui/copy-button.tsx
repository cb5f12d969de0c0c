import { useState } from 'react'
import { Button } from './button.tsx'
import styles from './copy-button.module.css'

export type CopyButtonProps = {
  text: () => string
  label: string
  copied: string
  quiet?: boolean
}

/** Copies a text; if the browser refuses, shows it for copying by hand. */
export const CopyButton = ({ text, label, copied, quiet = false }: CopyButtonProps) => {
  const [state, setState] = useState<'not-yet' | 'done' | 'impossible'>('not-yet')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setState('done')
    } catch {
      setState('impossible')
    }
  }
  return (
    <div className={styles['copy']}>
      <Button size="small" variant={quiet ? 'ghost' : 'quiet'} onClick={() => void copy()}>
        {label}
      </Button>
      <p role="status">{state === 'done' && copied}</p>
      {state === 'impossible' && <pre className={styles['text']}>{text()}</pre>}
    </div>
  )
}
