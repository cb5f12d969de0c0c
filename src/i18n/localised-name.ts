import type { Locale } from './locales.ts'

export type Names = { readonly ko: string; readonly en: string }

/** A name in the player's language: the Korean one for Korean, the English one for all others. */
export const localisedName = (locale: Locale, names: Names): string =>
  locale === 'ko' ? names.ko : names.en
