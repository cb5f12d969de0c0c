import { createHash } from 'node:crypto'
import type { OperationId } from '../../../../../mocks/handlers/contract.ts'
import type { Layer } from '../../../../../tests/support/verified-mock.ts'

/** Random choices, equal for equal seeds and names. */
export type Draw = {
  readonly whole: (least: number, most: number) => number
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

export type Way = (place: OperationId, draw: Draw) => Layer

export type FaultClass = {
  readonly name: string
  /** The taxonomy and its entry. */
  readonly source: string
  readonly places: readonly OperationId[]
  /** Variants of the fault, by name. */
  readonly ways: Readonly<Record<string, Way>>
}

export type Specimen = {
  readonly name: string
  readonly kind: string
  readonly operation: OperationId
  /** Held out: not inspected while checks are written. Chosen by a hash of the name. */
  readonly isUnseen: boolean
  readonly layer: Layer
}

const bytesOf = (text: string): Buffer => createHash('sha256').update(text).digest()

function drawOf(text: string): Draw {
  let count = 0
  const whole = (least: number, most: number) => {
    count += 1
    return least + (bytesOf(`${text} ${count}`).readUInt32BE(0) % (most - least + 1))
  }
  return { whole, pick: (values) => values[whole(0, values.length - 1)] ?? values[0] }
}

/** Every variant of a fault class, each at up to `most` operations chosen by the seed. */
export const specimensOf = (
  { name, places, ways }: FaultClass,
  seed: number,
  most = 4,
): readonly Specimen[] =>
  Object.entries(ways).flatMap(([way, layer]) =>
    drawn(places, `${seed} ${name} ${way}`, most).map((operation) => {
      const whole = `${name}: ${way} at ${operation}`
      const isUnseen = (bytesOf(whole)[0] ?? 0) % 2 === 1
      const draw = drawOf(`${seed} ${whole}`)
      return { name: whole, kind: name, operation, isUnseen, layer: layer(operation, draw) }
    }),
  )

/** At most `most` of the values, shuffled; the text is the seed. */
export const drawn = <Value extends string>(
  values: readonly Value[],
  text: string,
  most: number,
): readonly Value[] =>
  values
    .map((value) => ({ value, rank: bytesOf(`${text} ${value}`).readUInt32BE(0) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ value }) => value)
