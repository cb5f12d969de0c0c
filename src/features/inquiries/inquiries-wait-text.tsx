import { useT } from '../../i18n/language.tsx'
import { useSiteSettings } from '../site-settings/use-site-settings.ts'

/** Why no further inquiry is taken, with the operator's number (INQUIRIES_AT_ONCE) once it is known. */
export const InquiriesWaitText = ({
  id,
}: {
  id: 'inquiries.refusal.waiting' | 'deposits.account.tooMany'
}) => {
  const t = useT()
  return t(id, { count: useSiteSettings().data?.inquiriesAtOnce ?? 0 })
}
