import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { JsonSchema, Operation } from '../contract/model.ts'
import { isDeepStrictEqual } from 'node:util'
import { valueAt, withValueAt } from '../answers/outcome.ts'
import { placesOf, textsOfLength, typesOf } from './generated.ts'
import type { PropertyPlace } from './generated.ts'

/** Usual names of privileges that contracts do not document. */
const RIGHTS = [
  'role',
  'isAdmin',
  'admin',
  'level',
  'approved',
  'member',
  'status',
  'createdAt',
  'settledAt',
  'answeredAt',
  'readAt',
]

/**
 * Properties that only answers have, and names of privileges (OWASP API3:2023); without a request body only names of
 * the member.
 */
export function namesToAssign(
  contract: ContractUnderTest,
  { outcomes }: Operation,
  fitting: unknown,
): readonly string[] {
  const names = new Set(['userId', 'member'])
  const isWriting =
    typeof fitting === 'object' && fitting !== null && Object.keys(fitting).length > 0
  if (isWriting) {
    for (const name of RIGHTS) names.add(name)
    for (const schema of ['User', ...outcomes.values()]) addNames(contract, schema, names, 3)
  }
  return [...names].filter((name) => !(name in (fitting as object)))
}

function addNames(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  names: Set<string>,
  depth: number,
): void {
  if (depth === 0) return
  if (typeof written === 'string' && !(written in contract.document.components.schemas)) return
  const { properties = {}, items } = contract.resolve(written)
  if (items !== undefined) addNames(contract, items, names, depth)
  for (const [name, property] of Object.entries(properties)) {
    names.add(name)
    addNames(contract, property, names, depth - 1)
  }
}

export type Violation = {
  readonly keyword: string
  readonly pointer: string
  readonly words: string
  readonly text: string
}

type Broken = Omit<Violation, 'text'> & { readonly body: unknown }

const wrongTypes: readonly (readonly [string, unknown])[] = [
  ['string', 'text'],
  ['boolean', true],
  ['array', []],
  ['object', {}],
  ['null', null],
]

function wrongValues(
  { schema }: PropertyPlace,
  fitting: unknown,
): readonly (readonly [string, string, unknown])[] {
  const types = typesOf(schema)
  const { minLength, maxLength, minimum, maximum, pattern, format } = schema
  const isText = types.includes('string')
  const values: (readonly [string, string, unknown])[] = wrongTypes
    .filter(([type]) => !types.includes(type) && types.length > 0)
    .map(([type, value]) => ['type', `of the type ${type}`, value])
  if (!isText && types.length > 0) values.push(['type', 'that is an empty text', ''])
  if (types.includes('integer')) {
    values.push(['type', 'with a fraction', 1.5])
    if (!isText) values.push(['type', 'written as a text', String(fitting ?? 1)])
  } else if (isText) values.push(['type', 'written as a number', 12_345_678])
  if (minLength !== undefined)
    values.push(
      ...textsOfLength(minLength - 1, fitting)
        .slice(0, 1)
        .map((text) => ['minLength', `with ${minLength - 1} characters`, text] as const),
    )
  if (maxLength !== undefined)
    values.push(
      ...textsOfLength(maxLength + 1, fitting)
        .slice(0, 1)
        .map((text) => ['maxLength', `with ${maxLength + 1} characters`, text] as const),
    )
  if (minimum !== undefined) values.push(['minimum', `of ${minimum - 1}`, minimum - 1])
  if (maximum !== undefined) values.push(['maximum', `of ${maximum + 1}`, maximum + 1])
  if (schema.enum !== undefined || schema.const !== undefined)
    values.push(['enum', 'that is none of the known', 'no-such-value'])
  if (format === 'date-time')
    values.push(
      ['format', 'that is not an instant', 'yesterday'],
      ['format', 'that is an impossible date', '2026-02-30T10:00:00Z'],
    )
  if (pattern !== undefined && typeof fitting === 'string') {
    const spoilt = ['!', '\n', '\u0000', ' ', '가'].flatMap((sign) => [
      fitting.slice(0, -1) + sign,
      sign + fitting.slice(1),
      sign.repeat(Math.max(minLength ?? 1, 5)),
    ])
    values.push(
      ...spoilt.map((text) => ['pattern', 'with a character that is not allowed', text] as const),
    )
  }
  return values
}

export function violationsOf(
  contract: ContractUnderTest,
  operation: Operation,
  schema: string,
  fitting: unknown,
): readonly Violation[] {
  const places = placesOf(contract, schema)
  const inside = places.flatMap((place): readonly Broken[] => {
    const { pointer, isRequired } = place
    const value = valueAt(fitting, pointer)
    const missing = isRequired
      ? [
          {
            keyword: 'required',
            pointer,
            words: `without ${pointer}`,
            body: withValueAt(fitting, pointer, undefined),
          },
        ]
      : []
    const wrong = wrongValues(place, value).map(([keyword, words, next]) => ({
      keyword,
      pointer,
      words: `with a ${pointer} ${words}`,
      body: withValueAt(fitting, pointer, next),
    }))
    return [...missing, ...wrong]
  })
  const { additionalProperties } = contract.resolve(schema)
  const unknownField = {
    keyword: 'additionalProperties',
    pointer: '/unexpected',
    words: 'with a property that the contract does not have',
    body: { ...(fitting as object), unexpected: 1 },
  }
  const whole = [[], 'text', 1, null].map((body) => ({
    keyword: 'type',
    pointer: '',
    words: `whose body is ${JSON.stringify(body)}`,
    body,
  }))
  const bodies = [...inside, ...(additionalProperties === false ? [unknownField] : []), ...whole]
  const broken = bodies.filter(({ body }) => contract.faultsOf(operation.request, body).length > 0)
  const alone = broken.filter((one) => isAlone(contract, schema, one))
  const first = alone.filter(
    (one, index) =>
      one.keyword !== 'pattern' ||
      alone.findIndex(
        ({ keyword, pointer }) => keyword === one.keyword && pointer === one.pointer,
      ) === index,
  )
  const texts = first.map(({ body, ...rest }) => ({ ...rest, text: JSON.stringify(body) }))
  // An ignored body may be anything.
  if (!operation.answers.has(415)) return texts
  const noJson = { keyword: 'json', pointer: '', words: 'whose body is not JSON', text: '{"a": ' }
  const empty = { keyword: 'required', pointer: '', words: 'without a body', text: '' }
  return [
    ...texts,
    noJson,
    ...(operation.needsBody &&
    !isDeepStrictEqual(fitting, {}) &&
    contract.faultsOf(operation.request, {}).length > 0
      ? [empty]
      : []),
  ]
}

/** A pattern is tested by a text that violates nothing else. */
function isAlone(contract: ContractUnderTest, schema: string, { keyword, body }: Broken): boolean {
  if (keyword !== 'pattern') return true
  return contract.faultsOf(schema, body).every((fault) => fault.keyword === 'pattern')
}
