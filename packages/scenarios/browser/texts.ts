import cn from '../../../src/i18n/compiled/texts/cn.json' with { type: 'json' }
import en from '../../../src/i18n/compiled/texts/en.json' with { type: 'json' }
import jp from '../../../src/i18n/compiled/texts/jp.json' with { type: 'json' }
import ko from '../../../src/i18n/compiled/texts/ko.json' with { type: 'json' }
import th from '../../../src/i18n/compiled/texts/th.json' with { type: 'json' }
import vn from '../../../src/i18n/compiled/texts/vn.json' with { type: 'json' }
import type { Locale } from '../../../src/i18n/locales.ts'

export type TextId = keyof typeof ko

const catalogs: Readonly<Record<Locale, Readonly<Partial<Record<TextId, string>>>>> = {
  ko,
  en,
  vn,
  jp,
  cn,
  th,
}

const quoted = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The text for an id in a language; placeholders match anything. */
export type Texts = {
  readonly of: (id: TextId) => string
  readonly pattern: (id: string) => RegExp
}

export function textsIn(locale: Locale): Texts {
  const of = (id: TextId): string => (catalogs[locale][id] ?? ko[id]).replaceAll("''", "'")
  return {
    of,
    pattern: (id) => {
      const parts = of(id as TextId).split(/\{[^{}]*\}/)
      return new RegExp(`^${parts.map(quoted).join('.*')}$`, 's')
    },
  }
}
