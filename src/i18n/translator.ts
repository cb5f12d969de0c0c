import { formatToParts } from 'intl-messageformat'
import { loadOnce } from '../lib/load-once.ts'
import type { MessageId, Messages, ValuesOf } from './catalog.ts'
import type * as MoreCatalogs from './more-catalogs.ts'
import { locales } from './locales.ts'
import type { Locale } from './locales.ts'

/** A message in the player's language; an unknown id or a missing value does not compile. */
export type Translate = <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>) => string

export type Translator = {
  readonly locale: Locale
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

const noFormats = { number: {}, date: {}, time: {} }

type Elements = Parameters<typeof formatToParts>[0]

/**
 * Numbers as the language groups them. The first `Intl.NumberFormat` costs a slow phone up to 100 ms,
 * so whole numbers, which is what the site shows, do without: all six languages group by three.
 */
const numberFormat = (tag: string) => {
  let others: Intl.NumberFormat | undefined
  const mark = tag === 'vi' ? '.' : ','
  return (value: number): string => {
    if (Number.isSafeInteger(value) && !Object.is(value, -0))
      return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, mark)
    others ??= new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })
    return others.format(value)
  }
}

/** Keeps one formatter of each kind: to make one costs a slow phone milliseconds. */
const formattersFor = (
  tag: string,
  format: (value: number) => string,
): Parameters<typeof formatToParts>[2] => {
  const plurals = new Map<string | undefined, Intl.PluralRules>()
  return {
    getNumberFormat: (_, options) =>
      options === undefined
        ? ({ format } as Intl.NumberFormat)
        : new Intl.NumberFormat(tag, options),
    getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(tag, options),
    getPluralRules: (_, options) => {
      const rules = plurals.get(options?.type) ?? new Intl.PluralRules(tag, options)
      plurals.set(options?.type, rules)
      return rules
    },
  }
}

/**
 * Everything that speaks one language; `first` are the messages of its first page. A message that is
 * missing shows its id, and is reported.
 */
export const createTranslator = (locale: Locale, first: Messages): Translator => {
  const { tag } = locales[locale]
  const format = numberFormat(tag)
  const formatters = formattersFor(tag, format)
  let messages = first
  let isForMember = false
  const add = (more: Messages): void => {
    messages = { ...messages, ...more }
  }
  // Apart from the first page, which needs none of them.
  const load = async (part: (more: typeof MoreCatalogs) => Promise<Messages>): Promise<void> =>
    add(await part(await import('./more-catalogs.ts')))
  const complete = loadOnce(() => load((more) => more.loadRestOfCatalog(locale)))
  return {
    locale,
    t: (id, ...[values]) => {
      const message = messages[id]
      if (typeof message === 'string') return message
      if (message === undefined) {
        reportError(new Error(`The message ${id} is missing in ${locale}`))
        return id
      }
      const parts = formatToParts(message as Elements, tag, formatters, noFormats, { ...values })
      return parts.map(({ value }) => String(value)).join('')
    },
    formatNumber: (value) => format(Number.isFinite(value) ? value : 0),
    complete,
    completeForMember: loadOnce(async () => {
      isForMember = true
      await Promise.all([complete(), load((more) => more.loadMemberCatalog(locale))])
    }),
    isForMember: () => isForMember,
  }
}
