import { useState } from 'react'
import { useT } from '../../i18n/language.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useBalances } from '../wallet/use-balances.ts'
import { MoneyText } from '../wallet/money-text.tsx'
import styles from './header.module.css'

const KEY = 'maru:balance'
const HIDDEN = 'hidden'

const wasHidden = (): boolean => {
  try {
    return localStorage.getItem(KEY) === HIDDEN
  } catch {
    return false
  }
}

const keep = (hidden: boolean): void => {
  try {
    localStorage.setItem(KEY, hidden ? HIDDEN : 'shown')
  } catch {
    return
  }
}

/** The member's total in the header; a press hides it. */
export const MemberBalance = () => {
  const t = useT()
  const balances = useBalances()
  const [hidden, setHidden] = useState(wasHidden)
  return (
    <button
      type="button"
      className={styles['balance']}
      aria-pressed={hidden}
      title={t(hidden ? 'shell.balance.show' : 'shell.balance.hide')}
      onClick={() => {
        keep(!hidden)
        setHidden(!hidden)
      }}
    >
      <VisuallyHidden>{t('shell.balance.label')} </VisuallyHidden>
      <MoneyText amount={balances && balances.total} compact concealed={hidden} tone="gold" />
    </button>
  )
}
