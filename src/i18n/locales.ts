import { DEFAULT_LANGUAGE } from '../lib/prerendered-page.ts'
import { completeLocales } from './compiled/complete-locales.ts'

/** The six languages (R-I18N-01): their tag for the browser, and their name in themselves. */
export const locales = {
  ko: { tag: 'ko', name: '한국어' },
  en: { tag: 'en', name: 'English' },
  vn: { tag: 'vi', name: 'Tiếng Việt' },
  jp: { tag: 'ja', name: '日本語' },
  cn: { tag: 'zh-CN', name: '简体中文' },
  th: { tag: 'th', name: 'ไทย' },
} as const

export type Locale = keyof typeof locales

/** Nothing is detected: a player who has not chosen reads Korean (R-I18N-01). */
export const DEFAULT_LOCALE: Locale = DEFAULT_LANGUAGE

const menuOrder: readonly Locale[] = ['en', 'ko', 'vn', 'th']

/** What the language menu offers, in its order (R-I18N-02); never a language with gaps. */
export const menuLocales = menuOrder.filter((locale) =>
  completeLocales.some((complete) => complete === locale),
)

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(locales, value)
