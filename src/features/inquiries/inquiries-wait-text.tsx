import { useT } from '../../i18n/language.tsx'
import { useSiteSettings } from '../site-settings/use-site-settings.ts'

/** Why no further inquiry is accepted, with the operator's maximum (INQUIRIES_AT_ONCE) once known. */
export const InquiriesWaitText = ({
  id,
}: {
  id: 'inquiries.refusal.waiting' | 'deposits.account.tooMany'
}) => {
  const t = useT()
  const count = useSiteSettings().data?.inquiriesAtOnce ?? 0
  return <span>{t(id, { count })}</span>
}
