import type { MessageFormatElement } from 'react-intl'
import type ko from './catalogs/ko.json'
import type { MessageValues } from './compiled/message-values.ts'
import type { Locale } from './locales.ts'

/** Every message of the site; the Korean catalog decides which there are. */
export type MessageId = keyof typeof ko

/** The arguments that a message needs: none for most, an object for those with placeholders. */
export type ValuesOf<Id extends MessageId> = Id extends keyof MessageValues
  ? [values: MessageValues[Id]]
  : []

/** A compiled message: plain text as it is, anything else as a syntax tree. */
export type CompiledCatalog = Readonly<Record<string, string | readonly object[]>>

export type Messages = Record<string, MessageFormatElement[]>

type Loader = () => Promise<{ default: unknown }>

const firstPage: Record<Locale, Loader> = {
  ko: () => import('./compiled/ko.json'),
  en: () => import('./compiled/en.json'),
  vn: () => import('./compiled/vn.json'),
  jp: () => import('./compiled/jp.json'),
  cn: () => import('./compiled/cn.json'),
  th: () => import('./compiled/th.json'),
}

const rest: Record<Locale, Loader> = {
  ko: () => import('./compiled/ko.rest.json'),
  en: () => import('./compiled/en.rest.json'),
  vn: () => import('./compiled/vn.rest.json'),
  jp: () => import('./compiled/jp.rest.json'),
  cn: () => import('./compiled/cn.rest.json'),
  th: () => import('./compiled/th.rest.json'),
}

const LITERAL = 0

/** Gives every message the form that the formatter takes without a parser. */
export const unpack = (catalog: CompiledCatalog): Messages =>
  Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => [
      id,
      (typeof message === 'string'
        ? [{ type: LITERAL, value: message }]
        : message) as MessageFormatElement[],
    ]),
  )

/** Loads the messages that the first page of a language needs (R-I18N-03). Rejects if it cannot be loaded. */
export const loadCatalog = async (locale: Locale): Promise<Messages> =>
  unpack((await firstPage[locale]()).default as CompiledCatalog)

/** Loads the rest of a language's messages; scripts/messages/compile.ts says which these are. */
export const loadRestOfCatalog = async (locale: Locale): Promise<Messages> =>
  unpack((await rest[locale]()).default as CompiledCatalog)
