import { useLanguage } from '../../i18n/language.tsx'

/** Formats won and minutes. */
export const useAmountWords = () => {
  const { t, formatNumber } = useLanguage()
  const won = (amount: number): string =>
    t('money.sum', { amount: formatNumber(amount), unit: t('money.unit') })
  return {
    won,
    of: (limit: string, value: number): string =>
      limit === 'time_day' ? t('protection.time.minutes', { minutes: value }) : won(value),
  }
}
