import type ko from './compiled/texts/ko.json'
import type { MessageValues } from './compiled/message-values.ts'
import type { Locale } from './locales.ts'

/** Every message of the site. */
export type MessageId = keyof typeof ko

/** The arguments that a message needs: none for most, an object for those with placeholders. */
export type ValuesOf<Id extends MessageId> = Id extends keyof MessageValues
  ? [values: MessageValues[Id]]
  : []

/** A compiled message: plain text as it is, anything else as a syntax tree. */
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

/** Loads the messages that the first page of a language needs (R-I18N-03). Rejects if it cannot be loaded. */
export const loadCatalog = async (locale: Locale): Promise<Messages> =>
  (await firstPage[locale]()).default as Messages
