import { instantReader, instantWriter } from './instant-format.ts'
import { pathReader, writePath } from './json-path.ts'
import type { Format } from './map-schema.ts'

/** The kind of value of a property, from `contractShapes`. */
export type Leaf = {
  readonly kind:
    | 'won'
    | 'point'
    | 'number'
    | 'instant'
    | 'boolean'
    | 'text'
    | 'id'
    | 'any'
    | 'words'
  readonly isNullable: boolean
  /** All allowed words; empty: any value of the kind. */
  readonly words: readonly string[]
}

export function leafOf(shape: string): Leaf {
  const [name = '', options] = shape.replace(/=.*/, '').split('|')
  const isKind = /^(won|point|number|instant|boolean|text|id|any)$/.test(name)
  return {
    kind: isKind ? (name as Leaf['kind']) : 'words',
    isNullable: options === 'null',
    words: isKind ? [] : name.split('/'),
  }
}

/** Whether a property of the contract can have a value. */
export function isPossibleValue({ kind, words, isNullable }: Leaf, value: unknown): boolean {
  if (value === null) return isNullable
  if (kind === 'words') return words.includes(String(value))
  if (kind === 'text' || kind === 'id' || kind === 'instant' || kind === 'any') return true
  return typeof value === (kind === 'boolean' ? 'boolean' : 'number')
}

/** Whether pages decide by such values: the proxy never invents one. */
export const isGuarded = ({ kind }: Leaf): boolean =>
  kind !== 'text' && kind !== 'id' && kind !== 'instant' && kind !== 'any'

function numbersOf(kind: Leaf['kind'], { numbers = 'number', ...options }: Format) {
  const { money = numbers, points = money } = options
  const format = kind === 'number' ? numbers : kind === 'won' ? money : points
  return typeof format === 'string' ? { as: format } : format
}

const NUMBERS = {
  number: ['numbers', 'money', 'points'],
  won: ['money', 'points', 'numbers'],
  point: ['points', 'money', 'numbers'],
} as const

/** The formats that apply to one value; null: none. */
export function formatOfOne(
  { kind }: Leaf,
  defaults: Format,
  ownFormat: Format = {},
): Format | null {
  const { instants, booleans } = ownFormat
  if (kind === 'instant') return instants === undefined ? null : { instants }
  if (kind === 'boolean') return booleans === undefined ? null : { booleans }
  if (kind !== 'number' && kind !== 'won' && kind !== 'point') return null
  const [numbers] = NUMBERS[kind].flatMap((name) => ownFormat[name] ?? [])
  return numbers === undefined ? null : { ...defaults, numbers, money: numbers, points: numbers }
}

/** Reads a value into the contract's form; undefined: it has another format. */
export function readerOf({ kind }: Leaf, format: Format): (raw: unknown) => unknown {
  if (kind === 'any') return (raw) => raw
  if (kind === 'instant') {
    const readers = [format.instants ?? 'iso'].flat().map(instantReader)
    return (raw) => readers.reduce<unknown>((value, reader) => value ?? reader(raw), undefined)
  }
  if (kind === 'boolean') {
    const pairs = [format.booleans ?? []].flat().map((pair) => pair.split('/'))
    const booleanByWord = new Map(
      pairs.flatMap(([yes = '', no = '']) => [[yes, true] as const, [no, false]]),
    )
    return (raw) => (typeof raw === 'boolean' ? raw : booleanByWord.get(String(raw)))
  }
  if (kind === 'text' || kind === 'id' || kind === 'words') {
    const isText = kind === 'text'
    return (raw) =>
      typeof raw === 'string'
        ? raw
        : typeof raw === 'number'
          ? isText
            ? String(raw)
            : raw
          : undefined
  }
  const { amount, currency, ...numbers } = numbersOf(kind, format)
  const [readAmount, readCurrency] = [pathReader(amount ?? '.'), pathReader(currency?.at ?? '.')]
  const readNumber = numberReader(numbers)
  return (raw) =>
    currency && readCurrency(raw) !== currency.is ? undefined : readNumber(readAmount(raw))
}

/** Writes a value of the contract in the backend's form. */
export function writerOf(
  { kind }: Leaf,
  format: Format,
  sent: Format = {},
): (value: unknown) => unknown {
  const fullFormat = { ...format, ...sent }
  if (kind === 'instant') {
    const writeInstant = instantWriter([fullFormat.instants ?? 'iso'].flat()[0] ?? 'iso')
    return (value) => writeInstant(Date.parse(String(value)))
  }
  if (kind !== 'won' && kind !== 'point' && kind !== 'number') return (value) => value
  const isText = (sent.numbers ?? sent.money ?? sent.points) !== undefined
  const { amount, currency, ...numbers } = numbersOf(kind, fullFormat)
  const writeNumber = numberWriter(numbers, isText)
  return (value) => {
    const output = typeof value === 'number' ? writeNumber(value) : value
    if (amount === undefined) return output
    const holder: Record<string, unknown> = {}
    writePath(holder, amount, output)
    if (currency) writePath(holder, currency.at, currency.is)
    return holder
  }
}

/** The format of a number: a number or a text, with groups of digits, units, or minor units such as cents. */
type NumberFormat = {
  readonly as?: 'number' | 'text' | 'grouped' | undefined
  readonly group?: string | undefined
  readonly decimal?: string | undefined
  readonly signs?: readonly string[] | undefined
  readonly minor?: number | undefined
}

const escapeRegExp = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Reads a number; undefined: it has another format. */
function numberReader({
  as = 'number',
  group = ',',
  decimal = '.',
  signs = [],
  minor = 0,
}: NumberFormat): (raw: unknown) => number | undefined {
  const digits =
    as === 'grouped' ? String.raw`\d+|\d{1,3}(?:${escapeRegExp(group)}\d{3})+` : String.raw`\d+`
  const pattern = new RegExp(String.raw`^-?(?:${digits})(?:${escapeRegExp(decimal)}\d+)?$`)
  const isText = as !== 'number' || signs.length > 0
  const readText = (text: string): number | undefined => {
    const digitsText = signs.reduce((remaining, sign) => remaining.replace(sign, ''), text).trim()
    if (!pattern.test(digitsText)) return undefined
    return Number(
      (as === 'grouped' ? digitsText.replaceAll(group, '') : digitsText).replace(decimal, '.'),
    )
  }
  return (raw) => {
    const number = isText && typeof raw === 'string' ? readText(raw) : raw
    if (typeof number !== 'number' || Math.abs(number) > Number.MAX_SAFE_INTEGER) return undefined
    if (minor === 0) return number
    return Number.isInteger(number) ? number / 10 ** minor : undefined
  }
}

/** @param isText whether it may write texts; else it writes numbers */
function numberWriter(
  { as = 'number', group = ',', decimal = '.', minor = 0 }: NumberFormat,
  isText: boolean,
): (value: number) => unknown {
  return (value) => {
    const minorUnits = Math.round(value * 10 ** minor)
    if (!isText || as === 'number') return minorUnits
    const [whole = '', part] = String(minorUnits).split('.')
    const digits = as === 'grouped' ? whole.replaceAll(/\B(?=(\d{3})+$)/g, group) : whole
    return part === undefined ? digits : digits + decimal + part
  }
}
