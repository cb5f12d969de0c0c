import { useLanguage } from '../../../i18n/language.tsx'
import { formatDate, formatTime } from '../../../lib/dates.ts'
import type { OwnRefusal } from './own-refusal.ts'

export const useRefusalText = () => {
  const { t, formatNumber } = useLanguage()
  const moment = (at: string): string => `${formatDate(at)} ${formatTime(at)}`
  return (refused: OwnRefusal, request: 'deposit' | 'account' = 'deposit'): string => {
    if (refused.by === 'break') return t('deposits.refusal.break', { at: moment(refused.freesAt) })
    const { left, freesAt } = refused
    if (refused.by === 'time' && freesAt !== null)
      return t('deposits.refusal.time', { at: moment(freesAt) })
    if (request === 'account' && freesAt !== null)
      return t('deposits.account.limit', { at: moment(freesAt) })
    const amount = t('money.sum', { amount: formatNumber(left), unit: t('money.unit') })
    if (freesAt === null) return t('deposits.refusal.limitNever', { left: amount })
    return t('deposits.refusal.limit', { left: amount, at: moment(freesAt) })
  }
}
