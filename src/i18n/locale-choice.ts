import { LANGUAGE_COOKIE } from '../lib/prerendered-page.ts'
import { readCookie, setCookie } from '../platform/cookies.ts'
import { DEFAULT_LOCALE, isLocale } from './locales.ts'
import type { Locale } from './locales.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** The language chosen on this device, or the default. Never throws. */
export const chosenLocale = (): Locale => {
  const stored = readCookie(LANGUAGE_COOKIE)
  return isLocale(stored) ? stored : DEFAULT_LOCALE
}

/**
 * Stores the choice; without storage it lasts until the page closes. The cookie is also sent on visits from other
 * sites, which would otherwise start in Korean.
 */
export const keepLocale = (locale: Locale): void =>
  setCookie(LANGUAGE_COOKIE, locale, YEAR_S, 'Lax')
