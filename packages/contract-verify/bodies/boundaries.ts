import type { ContractUnderTest } from '../core/contract-under-test.ts'
import { valueAt, withValueAt } from '../core/pointer.ts'
import { placesOf, textsOfLength, typesOf } from './places.ts'
import type { PropertyPlace } from './places.ts'

export type Boundary = {
  readonly keyword: string
  readonly pointer: string
  readonly words: string
  readonly body: unknown
}

type Edge = readonly [keyword: string, words: string, value: unknown]

function edgesOf({ schema }: PropertyPlace, fitting: unknown): readonly Edge[] {
  const { minLength, maxLength, minimum, maximum } = schema
  const types = typesOf(schema)
  const texts = (length: number, keyword: string): readonly Edge[] =>
    textsOfLength(length, fitting).map((text) => [keyword, `with ${length} characters`, text])
  const enumerated = (schema.enum ?? []).map((one): Edge => ['enum', `that is ${String(one)}`, one])
  return [
    ...enumerated,
    ...(minLength === undefined ? [] : texts(minLength, 'minLength')),
    ...(maxLength === undefined ? [] : texts(maxLength, 'maxLength')),
    ...(maxLength === undefined
      ? []
      : [['maxLength', `with ${maxLength} signs beyond 16 bits`, '😀'.repeat(maxLength)] as const]),
    ...(minimum === undefined ? [] : [['minimum', `of ${minimum}`, minimum] as const]),
    ...(maximum === undefined ? [] : [['maximum', `of ${maximum}`, maximum] as const]),
    ...(types.length > 1 && types.includes('integer')
      ? [['type', 'that is a number', 987_654_321] as const]
      : []),
    ...(types.length > 1 && types.includes('string')
      ? [['type', 'that is a text', 'no-such-one'] as const]
      : []),
    ...(schema.format === 'date-time'
      ? [
          ['format', 'with an offset', '2026-01-02T03:04:05+09:00'] as const,
          ['format', 'in UTC', '2026-01-02T03:04:05.678Z'] as const,
        ]
      : []),
  ]
}

/** Valid requests at each limit of each property, and without optional properties. */
export function boundariesOf(
  contract: ContractUnderTest,
  schema: string,
  fitting: unknown,
): readonly Boundary[] {
  const all = placesOf(contract, schema).flatMap((place): readonly Boundary[] => {
    const { pointer } = place
    const edges = edgesOf(place, valueAt(fitting, pointer)).map(([keyword, words, value]) => ({
      keyword,
      pointer,
      words: `with a ${pointer} ${words}`,
      body: withValueAt(fitting, pointer, value),
    }))
    const without = {
      keyword: 'required',
      pointer,
      words: `without the optional ${pointer}`,
      body: withValueAt(fitting, pointer, undefined),
    }
    return place.isRequired ? edges : [...edges, without]
  })
  const fit = all.filter(({ body }) => contract.faultsOf(schema, body).length === 0)
  return [
    ...new Map(fit.map((one) => [`${one.pointer} ${JSON.stringify(one.body)}`, one])).values(),
  ]
}
