import { memberTexts } from '../../generated/brand/member-texts.ts'
import { useLanguage } from '../../i18n/language.tsx'

/** The operator's text for members, in the page's language; undefined: the brand has none. */
export const useBrandText = (name: keyof typeof memberTexts): string | undefined =>
  memberTexts[name][useLanguage().locale]
