import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { CompIcon } from '../../ui/icons-member.tsx'
import styles from './account-panel.module.css'
import { useFunds } from '../wallet/use-funds.ts'
import { useLastCheck } from '../wallet/use-last-check.ts'
import { Money } from '../wallet/money.tsx'

type FigureId = Extract<MessageId, `account.figure.${string}`>

const Figure = ({ id, amount }: { id: FigureId; amount: number | null }) => (
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
export const Figures = () => {
  const t = useT()
  const funds = useFunds()
  return (
    <section className={styles['figures']}>
      <dl>
        <div className={styles['total']}>
          <dt>{t('account.figure.balance')}</dt>
          <dd>
            <Money amount={funds && funds.total} size="large" tone="gold" />
          </dd>
        </div>
        <Figure id="account.figure.site" amount={funds && funds.site} />
        <Figure id="account.figure.inGame" amount={funds && funds.inGame} />
        <div className={styles['row']}>
          <dt className={styles['comp']}>
            <CompIcon />
            {t('account.figure.comp')}
          </dt>
          <dd>
            <Money amount={funds && funds.comp} />
          </dd>
        </div>
      </dl>
      {funds?.hasUnreadable && (
        <p className={styles['warning']}>{t('account.figures.unreadable')}</p>
      )}
      <ConnectionLost />
    </section>
  )
}
