import { createIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { trackPromise } from '../lib/track-promise.ts'
import { loadRestOfCatalog } from './catalog.ts'
import type { MessageId, Messages, ValuesOf } from './catalog.ts'
import { locales } from './locales.ts'
import type { Locale } from './locales.ts'

/** A message in the player's language; an unknown id or a missing value does not compile. */
export type Translate = <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>) => string

export type Translator = {
  readonly locale: Locale
  readonly intl: IntlShape
  readonly t: Translate
  /** A number with the language's grouping (R-ACCT-03); whatever is not finite counts as 0. */
  readonly formatNumber: (value: number) => string
  /**
   * Loads the messages beyond those of the first page, once. Rejects if that is not possible, and
   * stays so: a screen that asks again each time it renders would ask the server without end.
   */
  readonly complete: () => Promise<void>
}

/**
 * Everything that speaks one language; `messages` are those of its first page. The number formatter
 * is made when the first number is shown, without a currency, because one with a currency costs a
 * slow phone its first paint.
 */
export const createTranslator = (locale: Locale, messages: Messages): Translator => {
  const { tag } = locales[locale]
  const intl = createIntl({ locale: tag, defaultLocale: tag, messages })
  let formatter: Intl.NumberFormat | undefined
  let completion: Promise<void> | undefined
  return {
    locale,
    intl,
    t: (id, ...[values]) => intl.formatMessage({ id }, { ...values }),
    formatNumber: (value) => {
      formatter ??= new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })
      return formatter.format(Number.isFinite(value) ? value : 0)
    },
    complete: () =>
      (completion ??= trackPromise(
        loadRestOfCatalog(locale).then((rest) => void Object.assign(messages, rest)),
      )),
  }
}
