import { useLanguage, useT } from '../../../i18n/language.tsx'
import { wholeAmount } from '../../../lib/money.ts'
import { Amount } from '../../../ui/amount.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import type { DescriptionItem } from '../../../ui/description-list.tsx'
import { ArrowDownIcon } from '../../../ui/icons-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StepList } from '../../../ui/step-list.tsx'
import { useBrandText } from '../../operator-text/use-brand-text.ts'
import { BalanceText } from '../balance-text.tsx'
import type { MarkedSum } from '../balances.model.ts'
import { useBalances } from '../use-balances.ts'
import { amountOf } from './money-form.model.ts'
import styles from './money-summary.module.css'

type SummaryAmountProps = {
  /** Typed digits. */
  readonly digits: string
  readonly unit: string
}

/** The typed amount; a hint of the same height until there is one. */
export const SummaryAmount = ({ digits, unit }: SummaryAmountProps) => {
  const { t, formatNumber } = useLanguage()
  const sum =
    digits === '' ? (
      <span className={styles['missing']}>{t('amount.error.missing')}</span>
    ) : (
      <Amount
        figure={formatNumber(amountOf(digits))}
        unit={unit}
        unknownLabel={t('money.unknown.label')}
        tone="gold"
        size="huge"
      />
    )
  return (
    <p className={styles['amount']}>
      <span>{t('amount.label')}</span> {sum}
    </p>
  )
}

type BeforeAfterProps = {
  /** The balance now; null: unknown. */
  readonly before: MarkedSum | null
  /** The balance after the request; null: not known yet, or not possible. */
  readonly after: number | null
  /** What the second sum is: for screen readers, and in narrow places instead of the arrow. */
  readonly afterName: string
  readonly unit: string
}

/** A balance; once an amount is typed an arrow, and the balance after the request. */
export const BeforeAfter = ({ before, after, afterName, unit }: BeforeAfterProps) => {
  const { t, formatNumber } = useLanguage()
  // The space separates the label from the sum when both are read out.
  const label = `${afterName} `
  return (
    <span className={styles['change']}>
      <span className={after === null ? undefined : styles['past']}>
        <BalanceText sum={before} />
      </span>
      {after !== null && (
        <span className={styles['after']}>
          <ArrowDownIcon />
          <span className={styles['word']}>{label}</span>
          <Amount
            figure={formatNumber(after)}
            unit={unit}
            unknownLabel={t('money.unknown.label')}
          />
        </span>
      )}
    </span>
  )
}

type MainBalanceChangeProps = {
  /** Digits of the amount that a press would move; '': none. */
  readonly digits: string
  readonly direction: 'in' | 'out'
  /** Label of the balance after the request. */
  readonly afterName: string
}

/** The main balance before and after the request; after it only if that is certain and possible. */
const MainBalanceChange = ({ digits, direction, afterName }: MainBalanceChangeProps) => {
  const t = useT()
  const before = useBalances()?.balance ?? null
  const amount = amountOf(digits)
  const isCertain = amount > 0 && before?.mark.kind === 'fine'
  const after = isCertain
    ? wholeAmount(before.amount) + (direction === 'in' ? amount : -amount)
    : Number.NaN
  return (
    <BeforeAfter
      before={before}
      after={after >= 0 ? after : null}
      afterName={afterName}
      unit={t('money.unit')}
    />
  )
}

export const useBalanceItem = (change: MainBalanceChangeProps): DescriptionItem => ({
  key: 'balance',
  name: useT()('account.balance.site'),
  value: <MainBalanceChange {...change} />,
})

/** How long the operator usually takes; empty if the brand has no such text. */
export const useTimeItems = (request: 'deposit' | 'withdrawal'): readonly DescriptionItem[] => {
  const t = useT()
  const value = useBrandText(request)
  return value === undefined ? [] : [{ key: 'time', name: t('moneyForm.time.label'), value }]
}

type MoneyFormSummaryProps = MainBalanceChangeProps & { readonly request: 'deposit' | 'withdrawal' }

/** One line above the form's button, where the summary is not shown: the time, and of a typed amount the balance after it. */
export const MoneyFormSummary = ({ request, ...change }: MoneyFormSummaryProps) => {
  const [time] = useTimeItems(request)
  const balance = useBalanceItem(change)
  return (
    <div className={styles['brief']}>
      <DescriptionList items={[change.digits === '' && time ? time : balance]} />
    </div>
  )
}

type MoneySummaryProps = {
  /** Typed digits. */
  readonly typed: string
  readonly items: readonly DescriptionItem[]
  readonly steps: readonly string[]
}

/** Shows what a money form is about to send and what happens next. Follows the fields. */
export const MoneySummary = ({ typed, items, steps }: MoneySummaryProps) => {
  const t = useT()
  return (
    <div className={styles['summary']}>
      <Panel title={t('moneyForm.summary.title')} className={styles['request']}>
        <SummaryAmount digits={typed} unit={t('money.unit')} />
        <DescriptionList items={items} />
      </Panel>
      <Panel title={t('moneyForm.next.title')}>
        <StepList steps={steps} />
      </Panel>
    </div>
  )
}
