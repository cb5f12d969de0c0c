import { DEFAULT_INTL_CONFIG, createFormatters, formatMessage } from '@formatjs/intl'
import { formatToParts } from 'intl-messageformat'
import { createIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import type { MessageId, Messages } from './catalog.ts'
import { locales } from './locales.ts'

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- where FormatJS looks for the ids of messages
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}

type Elements = Parameters<typeof formatToParts>[0]
type FormattersOfParts = Parameters<typeof formatToParts>[2]
type Values = Parameters<typeof formatToParts>[4]
type Formatters = Parameters<typeof formatMessage>[1]

const noFormats = { number: {}, date: {}, time: {} }

/** Groups digits by three, as all languages of the list do. The first `Intl.NumberFormat` costs a slow phone up to 100 ms. */
const groupNumber = (tag: string) => {
  let fallbackFormat: Intl.NumberFormat | undefined
  const groupMark = Object.values(locales).find((locale) => locale.tag === tag)?.groupMark ?? ','
  return (value: number): string => {
    if (Number.isSafeInteger(value) && !Object.is(value, -0))
      return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark)
    fallbackFormat ??= new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })
    return fallbackFormat.format(value)
  }
}

/** `Intl` objects are cached, because creating one costs a slow phone milliseconds. */
const formattersFor = (tag: string, formatWhole: (value: number) => string) => {
  const cache = createFormatters()
  const formatters: FormattersOfParts = {
    getNumberFormat: (locales, options) =>
      options === undefined
        ? ({ format: formatWhole } as Intl.NumberFormat)
        : cache.getNumberFormat(locales, options),
    getDateTimeFormat: cache.getDateTimeFormat,
    getPluralRules: cache.getPluralRules,
  }
  const format = (message: Messages[string], values: Values): string =>
    typeof message === 'string'
      ? message
      : formatToParts(message as Elements, tag, formatters, noFormats, values)
          .map(({ value }) => String(value))
          .join('')
  const getMessageFormat = (message: Messages[string]) => ({
    format: (values: Values) => format(message, values),
  })
  return { ...cache, getMessageFormat } as unknown as Formatters
}

/**
 * An `IntlShape` for react-intl. Unlike its `createIntl`, it takes compiled messages only, reads `messages` at each
 * call because a language arrives in parts, and skips the check for supported locales, which costs a slow phone 69 ms
 * before the first paint. `createIntl` is created on demand for everything except messages and whole numbers. A
 * missing message shows its id and is reported.
 */
export const createIntlShape = (tag: string, messages: () => Messages): IntlShape => {
  const formatWhole = groupNumber(tag)
  const onError = (error: Error) => reportError(error)
  const config = { ...DEFAULT_INTL_CONFIG, locale: tag, onError }
  const formatters = formattersFor(tag, formatWhole)
  const formatById = (...args: Parameters<IntlShape['formatMessage']>) =>
    formatMessage(
      { ...config, messages: messages() as Record<string, string> },
      formatters,
      ...args,
    )
  const formatFunctions = {
    ...config,
    formatters,
    formatMessage: formatById,
    $t: formatById,
    formatNumber: (...[value, options]: Parameters<IntlShape['formatNumber']>) =>
      options === undefined ? formatWhole(Number(value)) : fullIntl().formatNumber(value, options),
    textComponent: undefined,
  }
  let intl: IntlShape | undefined
  const fullIntl = () => (intl ??= createIntl({ locale: tag, onError }))
  return new Proxy(formatFunctions as unknown as IntlShape, {
    get: (target, name): unknown => Reflect.get(name in target ? target : fullIntl(), name),
  })
}
