import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CompIcon, EyeIcon, HiddenEyeIcon } from '../../ui/icons-member.tsx'
import styles from './account-panel.module.css'
import { BalanceText } from '../wallet/balance-text.tsx'
import { oldSince } from '../wallet/balances.model.ts'
import type { MarkedSum } from '../wallet/balances.model.ts'
import { useAreBalancesLost, useBalances } from '../wallet/use-balances.ts'
import { useConcealedBalance } from './use-concealed-balance.ts'

type BalanceId = Extract<MessageId, `account.balance.${string}`>

type BalanceProps = {
  readonly id: BalanceId
  readonly sum: MarkedSum | null
  readonly concealed: boolean
}

const Balance = ({ id, sum, concealed }: BalanceProps) => (
  <div className={styles['row']}>
    <dt>{useT()(id)}</dt>
    <dd>
      <BalanceText sum={sum} compact concealed={concealed} />
    </dd>
  </div>
)

const ConnectionLost = ({ old: oldSum }: { old: MarkedSum | undefined }) => {
  const t = useT()
  const time = oldSum ? oldSince(oldSum) : null
  return (
    <p className={styles['warning']} role="status" hidden={!oldSum}>
      {oldSum &&
        (time === null
          ? t('account.connection.lostUnknown')
          : t('account.connection.lost', { time }))}
    </p>
  )
}

/** The member's balances; says if some are unreadable (R-ACCT-03) or may be outdated. */
export const AccountBalances = () => {
  const t = useT()
  const balances = useBalances()
  const areLost = useAreBalancesLost()
  const sums = Object.values(balances ?? {})
  const { isConcealed, toggle } = useConcealedBalance()
  return (
    <section className={styles['balances']}>
      <IconButton
        className={styles['conceal']}
        label={t(isConcealed ? 'shell.balance.show' : 'shell.balance.hide')}
        icon={isConcealed ? <HiddenEyeIcon /> : <EyeIcon />}
        onClick={toggle}
      />
      <dl>
        <div className={styles['total']}>
          <dt>{t('account.balance.total')}</dt>
          <dd>
            <BalanceText
              sum={balances?.total ?? null}
              compact
              concealed={isConcealed}
              tone="gold"
              size="large"
            />
          </dd>
        </div>
        <Balance
          id="account.balance.site"
          sum={balances?.balance ?? null}
          concealed={isConcealed}
        />
        <Balance
          id="account.balance.game"
          sum={balances?.gameBalance ?? null}
          concealed={isConcealed}
        />
        <div className={styles['row']}>
          <dt className={styles['comp']}>
            <CompIcon />
            <span>{t('account.balance.comp')}</span>
          </dt>
          <dd>
            <BalanceText sum={balances?.comp ?? null} compact concealed={isConcealed} />
          </dd>
        </div>
      </dl>
      {sums.some(({ mark }) => mark.kind === 'unreadable') && (
        <p className={styles['warning']}>{t('account.balances.unreadable')}</p>
      )}
      {areLost && (
        <p className={styles['warning']} role="status">
          {t('account.balances.lost')}
        </p>
      )}
      <ConnectionLost old={sums.find(({ mark }) => mark.kind === 'old')} />
    </section>
  )
}
