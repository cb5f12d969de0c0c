import { DEFAULT_LANGUAGE } from '../lib/prerendered-page.ts'
import { completeLocales } from './compiled/complete-locales.ts'

/** The six languages (R-I18N-01): language tag and own name. */
export const locales = {
  ko: { tag: 'ko', name: '한국어' },
  en: { tag: 'en', name: 'English' },
  vn: { tag: 'vi', name: 'Tiếng Việt' },
  jp: { tag: 'ja', name: '日本語' },
  cn: { tag: 'zh-CN', name: '简体中文' },
  th: { tag: 'th', name: 'ไทย' },
} as const

export type Locale = keyof typeof locales

/** Nothing is detected: without a choice the site is in Korean (R-I18N-01). */
export const DEFAULT_LOCALE: Locale = DEFAULT_LANGUAGE

const menuOrder: readonly Locale[] = ['en', 'ko', 'vn', 'th']

/** Languages in the menu, in order (R-I18N-02); never an incomplete one. */
export const menuLocales = menuOrder.filter((locale) =>
  completeLocales.some((complete) => complete === locale),
)

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(locales, value)
