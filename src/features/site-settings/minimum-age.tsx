import { useSiteSettings } from './use-site-settings.ts'

/** The operator's minimum age, such as `19+`; nothing until it is known, or where none is set. */
export const MinimumAge = () => {
  const age = useSiteSettings().data?.minimumAge ?? 0
  const andOver = `${age}+`
  return age > 0 && <span>{andOver}</span>
}
