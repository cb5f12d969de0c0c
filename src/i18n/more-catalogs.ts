import type { Messages } from './catalog.ts'
import { member, rest } from './compiled/more-loaders.ts'
import type { Locale } from './locales.ts'

/** Loads the messages of the other guest screens; see tools/messages/parts.ts. */
export const loadRestOfCatalog = async (locale: Locale): Promise<Messages> =>
  (await rest[locale]()).default as Messages

/** Loads the messages for members. */
export const loadMemberCatalog = async (locale: Locale): Promise<Messages> =>
  (await member[locale]()).default as Messages
