import { DEFAULT_LANGUAGE } from '../lib/prerendered-page.ts'
import { completeLocales } from './compiled/complete-locales.ts'

type LocaleFacts = {
  /** BCP 47. */
  readonly tag: string
  /** In the language itself. */
  readonly name: string
  /** Between groups of three digits. */
  readonly groupMark: ',' | '.'
  /** Order in the language menu (R-I18N-02); left out: not in the menu. */
  readonly menu?: number
  /** Whether a missing text is an error. Otherwise English replaces it with a warning, and the menu lacks the language. */
  readonly isComplete?: true
}

/** The one list of languages (R-I18N-01). CONTRIBUTING.md says how to add one. */
export const locales = {
  ko: { tag: 'ko', name: '한국어', groupMark: ',', menu: 2, isComplete: true },
  en: { tag: 'en', name: 'English', groupMark: ',', menu: 1, isComplete: true },
  vn: { tag: 'vi', name: 'Tiếng Việt', groupMark: '.', menu: 3, isComplete: true },
  jp: { tag: 'ja', name: '日本語', groupMark: ',', isComplete: true },
  cn: { tag: 'zh-CN', name: '简体中文', groupMark: ',', isComplete: true },
  th: { tag: 'th', name: 'ไทย', groupMark: ',', menu: 4, isComplete: true },
} as const satisfies Readonly<Record<string, LocaleFacts>>

export type Locale = keyof typeof locales

/** Nothing is detected: without a choice the site is in Korean (R-I18N-01). */
export const DEFAULT_LOCALE: Locale = DEFAULT_LANGUAGE

const factsOf = (locale: Locale): LocaleFacts => locales[locale]

/** Languages in the menu, in order (R-I18N-02); never an incomplete one. */
export const menuLocales: readonly Locale[] = completeLocales
  .filter((locale) => factsOf(locale).menu !== undefined)
  .toSorted((one, other) => (factsOf(one).menu ?? 0) - (factsOf(other).menu ?? 0))

/** Whether a missing text in this language is an error. */
export const mustBeComplete = (locale: Locale): boolean => factsOf(locale).isComplete === true

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(locales, value)
