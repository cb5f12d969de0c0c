import { useLanguage } from '../../../i18n/language.tsx'
import { wholeAmount } from '../../../lib/money.ts'
import { Amount } from '../../../ui/amount.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import type { DescriptionItem } from '../../../ui/description-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { BalanceText } from '../balance-text.tsx'
import { useBalances } from '../use-balances.ts'
import { amountOf } from './amount.model.ts'
import styles from './money-summary.module.css'

export type MoneySummaryProps = {
  /** Typed digits. */
  digits: string
  /** What the request does to the main balance. */
  change: 'in' | 'out'
  afterName: string
  items: readonly DescriptionItem[]
  steps: readonly string[]
}

/** The main balance before the request, and after it once an amount is typed; a dash if that is not known or possible. */
const useLedger = ({
  digits,
  change,
  afterName,
}: Pick<MoneySummaryProps, 'digits' | 'change' | 'afterName'>): readonly DescriptionItem[] => {
  const { t, formatNumber } = useLanguage()
  const sum = useBalances()?.balance ?? null
  const amount = amountOf(digits)
  const before = sum?.mark.kind === 'fine' ? wholeAmount(sum.amount) : null
  const after = before === null ? null : before + (change === 'in' ? amount : -amount)
  const isKnown = digits !== '' && after !== null && after >= 0
  return [
    { key: 'before', name: t('account.balance.site'), value: <BalanceText sum={sum} compact /> },
    {
      key: 'after',
      name: afterName,
      value: (
        <Amount
          figure={isKnown ? formatNumber(after) : null}
          unit={t('money.unit')}
          unknownLabel={t('money.unknown.label')}
          className={classNames(styles['after'], !isKnown && styles['none'])}
        />
      ),
    },
  ]
}

/** What a money form is about to send, and what happens next. Follows the form while it is filled in. */
export const MoneySummary = ({ digits, change, afterName, items, steps }: MoneySummaryProps) => {
  const { t, formatNumber } = useLanguage()
  const ledger = useLedger({ digits, change, afterName })
  return (
    <div className={styles['summary']}>
      <Panel title={t('moneyForm.summary.title')} className={styles['request']}>
        <p className={styles['amount']}>
          <Amount
            figure={formatNumber(amountOf(digits))}
            unit={t('money.unit')}
            unknownLabel={t('money.unknown.label')}
            tone={digits === '' ? 'plain' : 'gold'}
            size="huge"
            {...(digits === '' && { className: styles['none'] ?? '' })}
          />
        </p>
        <DescriptionList items={[...ledger, ...items]} />
      </Panel>
      <Panel title={t('moneyForm.next.title')}>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}
