import type ko from './compiled/texts/ko.json'
import type { MessageValues } from './compiled/message-values.ts'
import type { Locale } from './locales.ts'

export type MessageId = keyof typeof ko

/** The arguments of a message: none for most, an object for those with placeholders. */
export type ValuesOf<Id extends MessageId> = Id extends keyof MessageValues
  ? [values: MessageValues[Id]]
  : []

/** A compiled message: plain text, or a syntax tree. */
export type Messages = Readonly<Record<string, string | readonly object[]>>

type Loader = () => Promise<{ default: unknown }>

const firstPage: Record<Locale, Loader> = {
  ko: () => import('./compiled/ko.json'),
  en: () => import('./compiled/en.json'),
  vn: () => import('./compiled/vn.json'),
  jp: () => import('./compiled/jp.json'),
  cn: () => import('./compiled/cn.json'),
  th: () => import('./compiled/th.json'),
}

/** Loads the messages for the first page of a language (R-I18N-03). Rejects on failure. */
export const loadCatalog = async (locale: Locale): Promise<Messages> =>
  (await firstPage[locale]()).default as Messages
