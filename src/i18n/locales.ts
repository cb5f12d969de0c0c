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

export const factsOf = (locale: Locale): LocaleFacts => locales[locale]

/** Whether a missing text in this language is an error. */
export const mustBeComplete = (locale: Locale): boolean => factsOf(locale).isComplete === true
