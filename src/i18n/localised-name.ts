import type { Names } from '../lib/names.ts'
import type { Locale } from './locales.ts'

/** For `lang`: the language of a name that `localisedName` gives, where it is another than the page's. */
export const nameLanguage = (locale: Locale, name: string): 'ko' | 'en' | undefined => {
  const language = /\p{Script=Hangul}/u.test(name) ? 'ko' : 'en'
  return language === locale ? undefined : language
}

/** A name in the player's language: the Korean one for Korean, the English one for all others. */
export const localisedName = (locale: Locale, names: Names): string =>
  locale === 'ko' ? names.ko : names.en
