import type { Names } from '../lib/names.ts'
import type { Locale } from './locales.ts'

/** `lang` for a name from `localisedName`, if it differs from the page's language. */
export const nameLanguage = (locale: Locale, name: string): 'ko' | 'en' | undefined => {
  const language = /\p{Script=Hangul}/u.test(name) ? 'ko' : 'en'
  return language === locale ? undefined : language
}

/** Korean name for Korean, English name for all other languages. */
export const localisedName = (locale: Locale, names: Names): string =>
  locale === 'ko' ? names.ko : names.en
