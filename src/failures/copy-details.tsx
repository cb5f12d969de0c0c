import { useState } from 'react'
import { Text } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import styles from './copy-details.module.css'

type FailureDetails = {
  readonly code: string
  readonly requestId: string | null
  /** Epoch milliseconds. */
  readonly at: number
  /** Path of the screen; no search, which could hold what a player typed. */
  readonly screen: string
}

/** What support needs to find a failure in the logs, one fact a line, the same in every language. */
export const failureDetails = ({ code, requestId, at, screen }: FailureDetails): string =>
  [
    `code: ${code}`,
    `request: ${requestId ?? '-'}`,
    `time: ${new Date(at).toISOString()}`,
    `screen: ${screen}`,
  ].join('\n')

export type CopyDetailsProps = {
  code: string
  requestId: string | null
  /** When it happened, epoch milliseconds. */
  at: number
}

type Copied = 'not-yet' | 'done' | 'impossible'

/** A button that copies what support needs; where copying is not possible it shows it instead. */
export const CopyDetails = ({ code, requestId, at }: CopyDetailsProps) => {
  const [copied, setCopied] = useState<Copied>('not-yet')
  const details = () => failureDetails({ code, requestId, at, screen: location.pathname })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details())
      setCopied('done')
    } catch {
      setCopied('impossible')
    }
  }
  return (
    <div className={styles['details']}>
      <Button variant="ghost" size="small" onClick={() => void copy()}>
        <Text id="failure.button.copy" />
      </Button>
      <p role="status">{copied === 'done' && <Text id="failure.copied.label" />}</p>
      {copied === 'impossible' && <pre className={styles['text']}>{details()}</pre>}
    </div>
  )
}
