import type ko from './compiled/texts/ko.json'
import { firstPage } from './compiled/first-loaders.ts'
import type { MessageValues } from './compiled/message-values.ts'
import type { Locale } from './locales.ts'

export type MessageId = keyof typeof ko

/** The arguments of a message: none for most, an object for those with placeholders. */
export type ValuesOf<Id extends MessageId> = Id extends keyof MessageValues
  ? [values: MessageValues[Id]]
  : []

/** Compiled messages by id; each is text or a syntax tree. */
export type Messages = Readonly<Record<string, string | readonly object[]>>

/** Loads the messages for the first page of a language (R-I18N-03). Rejects on failure. */
export const loadCatalog = async (locale: Locale): Promise<Messages> =>
  (await firstPage[locale]()).default as Messages
