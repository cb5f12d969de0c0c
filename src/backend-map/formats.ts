import { instantReader, instantWriter } from './instant-format.ts'
import type { Format, Numbers } from './map-schema.ts'
import { numberReader, numberWriter } from './number-format.ts'

/** What a property holds, as `contractShapes` has it. */
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
  /** All that it may be; empty: anything of the kind. */
  readonly words: readonly string[]
}

export function leafOf(shape: string): Leaf {
  const [name = '', more] = shape.replace(/=.*/, '').split('|')
  const isKind = /^(won|point|number|instant|boolean|text|id|any)$/.test(name)
  return {
    kind: isKind ? (name as Leaf['kind']) : 'words',
    isNullable: more === 'null',
    words: isKind ? [] : name.split('/'),
  }
}

/** Pages take decisions by such values: none is made up. */
export const isGuarded = ({ kind }: Leaf): boolean =>
  kind !== 'text' && kind !== 'id' && kind !== 'instant' && kind !== 'any'

function numbersOf(kind: Leaf['kind'], { numbers = 'number', ...more }: Format): Numbers {
  const { money = numbers, points = money } = more
  return kind === 'number' ? numbers : kind === 'won' ? money : points
}

/** Reads a value as the contract has it; undefined: it has another format. */
export function readerOf({ kind }: Leaf, format: Format): (raw: unknown) => unknown {
  if (kind === 'any') return (raw) => raw
  if (kind === 'instant') {
    const readers = [format.instants ?? 'iso'].flat().map(instantReader)
    return (raw) => readers.reduce<unknown>((found, read) => found ?? read(raw), undefined)
  }
  if (kind === 'boolean') {
    const pairs = [format.booleans ?? []].flat().map((pair) => pair.split('/'))
    const words = new Map(
      pairs.flatMap(([yes = '', no = '']) => [[yes, true] as const, [no, false]]),
    )
    return (raw) => (typeof raw === 'boolean' ? raw : words.get(String(raw)))
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
  return numberReader(numbersOf(kind, format))
}

/** Writes a value of the contract as the backend has it. */
export function writerOf(
  { kind }: Leaf,
  format: Format,
  sent: Format = {},
): (value: unknown) => unknown {
  const whole = { ...format, ...sent }
  if (kind === 'instant') {
    const write = instantWriter([whole.instants ?? 'iso'].flat()[0] ?? 'iso')
    return (value) => write(Date.parse(String(value)))
  }
  if (kind !== 'won' && kind !== 'point' && kind !== 'number') return (value) => value
  const isText = (sent.numbers ?? sent.money ?? sent.points) !== undefined
  const write = numberWriter(numbersOf(kind, whole), isText)
  return (value) => (typeof value === 'number' ? write(value) : value)
}
