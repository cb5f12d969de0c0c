import { LANGUAGE_COOKIE } from '../lib/prerendered-page.ts'
import { readCookie, setCookie } from '../platform/cookies.ts'
import { DEFAULT_LOCALE, isLocale } from './locales.ts'
import type { Locale } from './locales.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** The language that the player chose on this device, or the default. Never throws. */
export const chosenLocale = (): Locale => {
  const kept = readCookie(LANGUAGE_COOKIE)
  return isLocale(kept) ? kept : DEFAULT_LOCALE
}

/**
 * Keeps the choice; where the browser keeps nothing, it holds until the page is left. The cookie also
 * comes with a visit from another site, which would else begin in Korean.
 */
export const keepLocale = (locale: Locale): void =>
  setCookie(LANGUAGE_COOKIE, locale, YEAR_S, 'Lax')
