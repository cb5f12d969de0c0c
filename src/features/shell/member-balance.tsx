import { useState } from 'react'
import { useT } from '../../i18n/language.tsx'
import { localStore } from '../../platform/storage.ts'
import { useBalances } from '../wallet/use-balances.ts'
import { BalanceText } from '../wallet/balance-text.tsx'
import styles from './header.module.css'

const KEY = 'maru:balance'
const HIDDEN = 'hidden'

export const MemberBalance = () => {
  const t = useT()
  const balances = useBalances()
  const [hidden, setHidden] = useState(() => localStore.get(KEY) === HIDDEN)
  return (
    <button
      type="button"
      className={styles['balance']}
      aria-pressed={hidden}
      title={t(hidden ? 'shell.balance.show' : 'shell.balance.hide')}
      onClick={() => {
        localStore.set(KEY, hidden ? 'shown' : HIDDEN)
        setHidden(!hidden)
      }}
    >
      <span className={styles['what']}>{t('shell.balance.label')} </span>
      <BalanceText sum={balances && balances.total} compact concealed={hidden} tone="gold" />
    </button>
  )
}
