import type { Numbers } from './map-schema.ts'
import { pathReader, writePath } from './places.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const detailsOf = (numbers: Numbers) => (typeof numbers === 'string' ? { as: numbers } : numbers)

/** Reads a number that may be a text, grouped, in hundredths or in an object; undefined: it has another format. */
export function numberReader(numbers: Numbers): (raw: unknown) => number | undefined {
  const details = detailsOf(numbers)
  const { as = 'number', group = ',', decimal = '.', signs = [], minor = 0, currency } = details
  const digits =
    as === 'grouped' ? String.raw`\d+|\d{1,3}(?:${escaped(group)}\d{3})+` : String.raw`\d+`
  const pattern = new RegExp(String.raw`^-?(?:${digits})(?:${escaped(decimal)}\d+)?$`)
  const isText = as !== 'number' || signs.length > 0
  const amountIn = pathReader(details.amount ?? '.')
  const currencyIn = pathReader(currency?.at ?? '.')
  const readText = (text: string): number | undefined => {
    const bare = signs.reduce((rest, sign) => rest.replace(sign, ''), text).trim()
    if (!pattern.test(bare)) return undefined
    return Number((as === 'grouped' ? bare.replaceAll(group, '') : bare).replace(decimal, '.'))
  }
  return (raw) => {
    if (currency && currencyIn(raw) !== currency.is) return undefined
    const told = amountIn(raw)
    const number = isText && typeof told === 'string' ? readText(told) : told
    if (typeof number !== 'number' || Math.abs(number) > Number.MAX_SAFE_INTEGER) return undefined
    if (minor === 0) return number
    return Number.isInteger(number) ? number / 10 ** minor : undefined
  }
}

/** @param isText whether requests have texts, too; they have numbers unless the map says otherwise */
export function numberWriter(numbers: Numbers, isText: boolean): (value: number) => unknown {
  const {
    as = 'number',
    group = ',',
    decimal = '.',
    minor = 0,
    amount,
    currency,
  } = detailsOf(numbers)
  const print = (value: number): unknown => {
    if (!isText || as === 'number') return value
    const [whole = '', part] = String(value).split('.')
    const digits = as === 'grouped' ? whole.replaceAll(/\B(?=(\d{3})+$)/g, group) : whole
    return part === undefined ? digits : digits + decimal + part
  }
  return (value) => {
    const told = print(Math.round(value * 10 ** minor))
    if (amount === undefined) return told
    const holder: Record<string, unknown> = {}
    writePath(holder, amount, told)
    if (currency) writePath(holder, currency.at, currency.is)
    return holder
  }
}
