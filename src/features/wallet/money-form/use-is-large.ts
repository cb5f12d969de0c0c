import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/language.tsx'
import { siteSettingsQueries } from '../../site-settings/site-settings.queries.ts'

/** Whether an amount is confirmed before it is sent (CONFIRM_ABOVE, A-233); each one while the sum is unknown. */
export const useIsLarge = (): ((amount: number) => boolean) => {
  const { locale } = useLanguage()
  const { data } = useQuery(siteSettingsQueries.in(locale))
  return (amount) => amount > (data?.confirmAbove ?? 0)
}
