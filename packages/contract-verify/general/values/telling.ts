import { valueAt } from '../../core/pointer.ts'
import type { AnySchema, GeneralContract } from '../contract/general.model.ts'
import { placesIn, replaced } from './body-places.ts'
import { plainValue, typeOf } from './plain-value.ts'
import type { Choice } from './plain-value.ts'

/** What is easily lost when a value is stored. */
const ASPECTS = [
  'fractions',
  'large numbers',
  'times',
  'texts',
  'long texts',
  'lists',
  'empty lists',
] as const
type Aspect = (typeof ASPECTS)[number]

const FRACTIONS = [1234.57, 12.37, 0.37]
/** Beyond 32 bits, and exact as a double. */
const LARGE = [9_007_199_254_740_881, 5_000_000_007]
/** Another day in UTC. */
const TIME = '2026-03-04T03:05:06+09:00'
const LIST_LENGTH = 3
const LONGEST = 5_000

/** Candidates for a place; the first that fits is taken. */
function candidatesFor(
  contract: GeneralContract,
  aspect: Aspect,
  schema: AnySchema,
  choice: Choice,
): readonly unknown[] {
  const { enum: listed, pattern, format, items, maxLength = Infinity } = schema
  if (listed !== undefined || schema.const !== undefined) return []
  const type = typeOf(schema)
  if (aspect === 'fractions') return type === 'number' ? FRACTIONS : []
  if (aspect === 'large numbers') return type === 'integer' && format !== 'int32' ? LARGE : []
  if (aspect === 'times') return type === 'string' && format === 'date-time' ? [TIME] : []
  const isPlain = type === 'string' && pattern === undefined && format === undefined
  if (aspect === 'long texts')
    return isPlain && maxLength <= LONGEST ? [choice.fresh().padEnd(maxLength, 'a')] : []
  if (aspect === 'texts') {
    const texts = [`Ñandú 한글 “${choice.fresh()}” & <b>`, `Ñandú ${choice.fresh()}`, 'Ñ한']
    return isPlain ? texts.filter((text) => [...text].length <= maxLength) : []
  }
  if (type !== 'array' || items === undefined) return []
  if (aspect === 'empty lists') return [[]]
  const of = (variant: number) => plainValue(contract, items, { ...choice, variant })
  return [Array.from({ length: LIST_LENGTH }, (_, index) => of(choice.variant + index))]
}

export type Telling = { readonly aspect: Aspect; readonly body: unknown }

/** Bodies that fit, each with other values of one kind that are easily lost. */
export function tellingBodies(
  contract: GeneralContract,
  schema: AnySchema,
  plain: unknown,
  choice: Choice,
): readonly Telling[] {
  return ASPECTS.flatMap((aspect): readonly Telling[] => {
    let body = plain
    for (const { pointer, schema: own, written } of placesIn(
      contract,
      schema,
      plain,
      '',
      0,
      choice.variant,
    )) {
      // The places of an item of a list are gone once the list is another one.
      if (valueAt(body, pointer) === undefined) continue
      const value = candidatesFor(contract, aspect, own, choice).find(
        (one) => contract.faultsOf(written, one).length === 0,
      )
      if (value !== undefined) body = replaced(body, pointer, value)
    }
    const fits = body !== plain && contract.faultsOf(schema, body).length === 0
    return fits ? [{ aspect, body }] : []
  })
}
