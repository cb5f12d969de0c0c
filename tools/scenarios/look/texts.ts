import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import ko from '../../../src/i18n/compiled/texts/ko.json' with { type: 'json' }
import { locales } from '#site/i18n/locales.ts'
import type { Locale } from '#site/i18n/locales.ts'
import type { PlayerText } from '../words/screen-words.ts'

export type TextId = keyof typeof ko

type Catalog = Readonly<Partial<Record<TextId, string>>>

const catalogs = new Map<Locale, Catalog>([['ko', ko]])

function readCatalog(locale: Locale): Catalog {
  const cached = catalogs.get(locale)
  if (cached !== undefined) return cached
  const file = new URL(`../../../src/i18n/compiled/texts/${locale}.json`, import.meta.url)
  const catalog = JSON.parse(readFileSync(file, 'utf8')) as Catalog
  catalogs.set(locale, catalog)
  return catalog
}

const escapeRegExp = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

function outsideBraces(text: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '{') depth += 1
    if (depth === 0) parts[parts.length - 1] += character
    if (character === '}') depth -= 1
    if (character === '}' && depth === 0) parts.push('')
  }
  return parts
}

export type Texts = {
  readonly of: (id: TextId) => string
  readonly pattern: (id: string) => RegExp
  /** A message by its id, with or without values for its placeholders, or words as they are. */
  readonly textPattern: (text: PlayerText) => RegExp
}

export function textsIn(locale: Locale): Texts {
  const sourceText = (id: TextId): string =>
    readCatalog(locale)[id] ?? readCatalog('en')[id] ?? ko[id]
  const of = (id: TextId): string => sourceText(id).replaceAll("''", "'")
  const patterns = new Map<string, RegExp>()
  const pattern = (id: string) => {
    const parts = outsideBraces(of(id as TextId)).map(escapeRegExp)
    const textPattern = patterns.get(id) ?? new RegExp(`^${parts.join('.*')}$`, 's')
    patterns.set(id, textPattern)
    return textPattern
  }
  const exactPattern = (text: string) =>
    new RegExp(`^${escapeRegExp(text.replaceAll(/\s+/g, ' ').trim())}$`, 's')
  return {
    of,
    pattern,
    textPattern: (text) => {
      if (typeof text === 'string')
        return Object.hasOwn(ko, text) ? pattern(text) : exactPattern(text)
      const format = new IntlMessageFormat(sourceText(text.message as TextId), locales[locale].tag)
      return exactPattern(String(format.format(text.with)))
    },
  }
}

const units = ['money.unit', 'money.points'] as const

/** The units of sums in all languages. */
export const unitsOfSums: ReadonlySet<string> = new Set(
  (Object.keys(locales) as Locale[]).flatMap((locale) => units.map(textsIn(locale).of)),
)
