import type { Names } from '../lib/names.ts'
import type { Locale } from './locales.ts'

/** A name in the player's language: the Korean one for Korean, the English one for all others. */
export const localisedName = (locale: Locale, names: Names): string =>
  locale === 'ko' ? names.ko : names.en
