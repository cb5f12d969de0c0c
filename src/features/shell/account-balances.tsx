import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { CompIcon } from '../../ui/icons-member.tsx'
import styles from './account-panel.module.css'
import type { Money } from '../../lib/money.ts'
import { useBalances } from '../wallet/use-balances.ts'
import { useLastCheck } from '../session/use-last-check.ts'
import { MoneyText } from '../wallet/money-text.tsx'

type BalanceId = Extract<MessageId, `account.balance.${string}`>

const Balance = ({ id, amount }: { id: BalanceId; amount: Money | null }) => (
  <div className={styles['row']}>
    <dt>{useT()(id)}</dt>
    <dd>
      <MoneyText amount={amount} compact />
    </dd>
  </div>
)

const ConnectionLost = () => {
  const t = useT()
  const { isLost, time } = useLastCheck()
  return (
    <p className={styles['warning']} role="status" hidden={!isLost}>
      {isLost &&
        (time === null
          ? t('account.connection.lostUnknown')
          : t('account.connection.lost', { time }))}
    </p>
  )
}

/** The member's balances; says so when some are unreadable (R-ACCT-03) or may be old. */
export const AccountBalances = () => {
  const t = useT()
  const balances = useBalances()
  return (
    <section className={styles['balances']}>
      <dl>
        <div className={styles['total']}>
          <dt>{t('account.balance.total')}</dt>
          <dd>
            <MoneyText amount={balances && balances.total} compact size="large" tone="gold" />
          </dd>
        </div>
        <Balance id="account.balance.site" amount={balances && balances.balance} />
        <Balance id="account.balance.game" amount={balances && balances.gameBalance} />
        <div className={styles['row']}>
          <dt className={styles['comp']}>
            <CompIcon />
            {t('account.balance.comp')}
          </dt>
          <dd>
            <MoneyText amount={balances && balances.comp} compact />
          </dd>
        </div>
      </dl>
      {balances && Object.values(balances).some(({ isReadable }) => !isReadable) && (
        <p className={styles['warning']}>{t('account.balances.unreadable')}</p>
      )}
      <ConnectionLost />
    </section>
  )
}
