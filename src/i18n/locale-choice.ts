import { LANGUAGE_COOKIE } from '../lib/prerendered-page.ts'
import { readCookie, setCookie } from '../platform/cookies.ts'
import { brand } from '../generated/brand/brand.ts'
import { completeLocales } from './compiled/complete-locales.ts'
import { factsOf, locales } from './locales.ts'
import type { Locale } from './locales.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** Nothing is detected: without a choice the site is in the brand's language, Korean by default (R-I18N-01). */
export const DEFAULT_LOCALE = brand.language as Locale

/** Languages in the menu, in order (R-I18N-02); never an incomplete one, or one that the brand leaves out. */
export const menuLocales: readonly Locale[] = completeLocales
  .filter((locale) => factsOf(locale).menu !== undefined && brand.languages.includes(locale))
  .toSorted((a, b) => (factsOf(a).menu ?? 0) - (factsOf(b).menu ?? 0))

/** Whether the site has this language. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(locales, value) && brand.languages.includes(value)

/** The language chosen on this device, or the default. Never throws. */
export const chosenLocale = (): Locale => {
  const cookie = readCookie(LANGUAGE_COOKIE)
  return isLocale(cookie) ? cookie : DEFAULT_LOCALE
}

/**
 * Stores the choice; without storage it lasts until the page closes. The cookie is also sent on visits from other
 * sites, which would otherwise start in Korean.
 */
export const keepLocale = (locale: Locale): void =>
  setCookie(LANGUAGE_COOKIE, locale, YEAR_S, 'Lax')
