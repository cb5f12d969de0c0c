import type { IntlShape } from 'react-intl'
import { loadOnce } from '../lib/load-once.ts'
import type { MessageId, Messages, ValuesOf } from './catalog.ts'
import { createIntlShape } from './intl-shape.ts'
import type * as MoreCatalogs from './more-catalogs.ts'
import { locales } from './locales.ts'
import type { Locale } from './locales.ts'

/** A message in the player's language. Unknown ids and missing values are type errors. */
export type Translate = <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>) => string

export type Translator = {
  readonly locale: Locale
  readonly intl: IntlShape
  readonly t: Translate
  /** A number with the language's grouping (R-ACCT-03); 0 if not finite. */
  readonly formatNumber: (value: number) => string
  /**
   * Loads the messages of the other screens, once. A rejection is cached, because a rendering screen would retry
   * without end.
   */
  readonly complete: () => Promise<void>
  /** Loads these and the members' messages, likewise. */
  readonly completeForMember: () => Promise<void>
  readonly isForMember: () => boolean
}

export const translateWith =
  ({ formatMessage }: Pick<IntlShape, 'formatMessage'>): Translate =>
  (id, ...[values]) =>
    formatMessage({ id }, values)

export const createTranslator = (locale: Locale, first: Messages): Translator => {
  let messages = first
  let isForMember = false
  const intl = createIntlShape(locales[locale].tag, () => messages)
  const add = (more: Messages): void => {
    messages = { ...messages, ...more }
  }
  // These catalogs are a chunk of their own, which the first page does not need.
  const load = async (part: (more: typeof MoreCatalogs) => Promise<Messages>): Promise<void> =>
    add(await part(await import('./more-catalogs.ts')))
  if (import.meta.hot)
    import.meta.hot.on('maru:texts', (texts: Partial<Record<Locale, Messages>>) => {
      add(texts[locale] ?? {})
      dispatchEvent(new Event('maru:redraw'))
    })
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
