import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { ClockIcon } from '../../../ui/icons-list.tsx'
import { amountOf } from './amount.model.ts'
import type { LastUsed } from './last-used.storage.ts'

export type LastUsedButtonProps = {
  last: LastUsed
  /** Name of its method; null where there is only one. */
  way: string | null
  unit: string
  disabled: boolean
  onUse: () => void
}

/** Offers the member's last method and amount; a press fills them in and sends nothing. */
export const LastUsedButton = ({ last, way, unit, disabled, onUse }: LastUsedButtonProps) => {
  const { t, formatNumber } = useLanguage()
  const sum = t('money.sum', {
    amount: formatNumber(amountOf(last.amount)),
    unit,
  })
  return (
    <div>
      <Button size="small" icon={<ClockIcon />} disabled={disabled} onClick={onUse}>
        {way === null
          ? t('moneyForm.last.amount', { amount: sum })
          : t('moneyForm.last.both', { way, amount: sum })}
      </Button>
    </div>
  )
}
