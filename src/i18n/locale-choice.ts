import { localStore } from '../platform/storage.ts'
import { DEFAULT_LOCALE, isLocale } from './locales.ts'
import type { Locale } from './locales.ts'

const KEY = 'maru:locale'

/** The language that the player chose on this device, or the default. Never throws. */
export const chosenLocale = (): Locale => {
  const kept = localStore.get(KEY)
  return isLocale(kept) ? kept : DEFAULT_LOCALE
}

/** Keeps the choice; where the browser keeps nothing, it holds until the page is left. */
export const keepLocale = (locale: Locale): void => localStore.set(KEY, locale)
