import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { CompIcon } from '../../ui/icons-member.tsx'
import styles from './account-panel.module.css'
import { useFunds } from '../wallet/use-funds.ts'
import { useLastCheck } from '../wallet/use-last-check.ts'
import { Money } from '../wallet/money.tsx'

type BalanceId = Extract<MessageId, `account.balance.${string}`>

const Balance = ({ id, amount }: { id: BalanceId; amount: number | null }) => (
  <div className={styles['row']}>
    <dt>{useT()(id)}</dt>
    <dd>
      <Money amount={amount} />
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

/** The member's money, and honestly how sure it is. */
export const AccountBalances = () => {
  const t = useT()
  const funds = useFunds()
  return (
    <section className={styles['balances']}>
      <dl>
        <div className={styles['total']}>
          <dt>{t('account.balance.total')}</dt>
          <dd>
            <Money amount={funds && funds.total} size="large" tone="gold" />
          </dd>
        </div>
        <Balance id="account.balance.site" amount={funds && funds.site} />
        <Balance id="account.balance.game" amount={funds && funds.inGame} />
        <div className={styles['row']}>
          <dt className={styles['comp']}>
            <CompIcon />
            {t('account.balance.comp')}
          </dt>
          <dd>
            <Money amount={funds && funds.comp} />
          </dd>
        </div>
      </dl>
      {funds?.hasUnreadable && (
        <p className={styles['warning']}>{t('account.balances.unreadable')}</p>
      )}
      <ConnectionLost />
    </section>
  )
}
