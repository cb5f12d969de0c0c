import type { IntlShape } from 'react-intl'
import { loadOnce } from '../lib/load-once.ts'
import type { MessageId, Messages, ValuesOf } from './catalog.ts'
import { createIntlShape } from './intl-shape.ts'
import type * as MoreCatalogs from './more-catalogs.ts'
import { locales } from './locales.ts'
import type { Locale } from './locales.ts'

/** A message in the player's language; an unknown id or a missing value does not compile. */
export type Translate = <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>) => string

export type Translator = {
  readonly locale: Locale
  /** What react-intl hands to components. */
  readonly intl: IntlShape
  readonly t: Translate
  /** A number with the language's grouping (R-ACCT-03); whatever is not finite counts as 0. */
  readonly formatNumber: (value: number) => string
  /**
   * Loads the messages of the other screens, once. Rejects if that is not possible, and stays so: a
   * screen that asks again each time it renders would ask the server without end.
   */
  readonly complete: () => Promise<void>
  /** Loads these and what only members read, likewise. */
  readonly completeForMember: () => Promise<void>
  /** Whether the messages for members were asked for. */
  readonly isForMember: () => boolean
}

/** Messages by id of `intl`, with the values that each needs. */
export const translateWith =
  ({ formatMessage }: Pick<IntlShape, 'formatMessage'>): Translate =>
  (id, ...[values]) =>
    formatMessage({ id }, values)

/** Everything that speaks one language; `first` are the messages of its first page. */
export const createTranslator = (locale: Locale, first: Messages): Translator => {
  let messages = first
  let isForMember = false
  const intl = createIntlShape(locales[locale].tag, () => messages)
  const add = (more: Messages): void => {
    messages = { ...messages, ...more }
  }
  // Apart from the first page, which needs none of them.
  const load = async (part: (more: typeof MoreCatalogs) => Promise<Messages>): Promise<void> =>
    add(await part(await import('./more-catalogs.ts')))
  const complete = loadOnce(() => load((more) => more.loadRestOfCatalog(locale)))
  return {
    locale,
    intl,
    t: translateWith(intl),
    formatNumber: (value) => intl.formatNumber(Number.isFinite(value) ? value : 0),
    complete,
    completeForMember: loadOnce(async () => {
      isForMember = true
      await Promise.all([complete(), load((more) => more.loadMemberCatalog(locale))])
    }),
    isForMember: () => isForMember,
  }
}
