import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#site/lib/json.ts'
import { pointerTo, valueAt, withValueAt } from '../contract/outcome.ts'
import { placesIn } from '../contract/marks.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { JsonSchema, Operation } from '../contract/model.ts'

/** Usual names of privileges that contracts do not document. */
const PRIVILEGE_NAMES =
  'role isAdmin admin level approved member status createdAt settledAt answeredAt readAt'.split(' ')

/**
 * Properties that only answers have, and names of privileges (OWASP API3:2023); without a request body only names of
 * the member.
 */
export function namesToAssign(
  contract: ContractUnderTest,
  { outcomes }: Operation,
  fitting: unknown,
): readonly string[] {
  const fittingBody = isRecord(fitting) ? fitting : {}
  const isWriting = Object.keys(fittingBody).length > 0
  const answers = isWriting ? ['User', ...outcomes.values()] : []
  const answerNames = answers
    .filter((schema) => schema in contract.document.components.schemas)
    .flatMap((schema) => placesIn(contract, schema))
    .map((place) => place.slice(place.lastIndexOf('/') + 1))
    .filter((name) => name !== '*')
  const names = new Set(['userId', 'member', ...(isWriting ? PRIVILEGE_NAMES : []), ...answerNames])
  return [...names].filter((name) => !(name in fittingBody))
}

const typeNamesOf = ({ type }: JsonSchema): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? [])

/** Candidate texts of a length: letters, digits, or characters of a valid text. */
function textsOfLength(length: number, fitting: unknown): readonly string[] {
  const fill = (text: string) =>
    [...text.repeat(Math.ceil(length / text.length))].slice(0, length).join('')
  const fromFitting =
    typeof fitting === 'string' && fitting !== '' ? [fitting + fill(fitting.at(-1) ?? 'a')] : []
  return [
    ...fromFitting.map((text) => [...text].slice(0, length).join('')),
    ...['a', '1', '가'].map(fill),
  ]
}

/** A value for a property, and the constraint that it is about. */
type CandidateValue = readonly [keyword: string, words: string, value: unknown]

const itemsIf = <Item>(
  isApplicable: boolean | undefined,
  ...items: readonly Item[]
): readonly Item[] => (isApplicable === true ? items : [])

/** Values at each limit. */
function boundaryValues(schema: JsonSchema, fitting: unknown): readonly CandidateValue[] {
  const { minLength, maxLength, minimum, maximum, format } = schema
  const types = typeNamesOf(schema)
  const hasSeveralTypes = types.length > 1
  const lengths = Object.entries({ minLength, maxLength }).flatMap(([keyword, length]) =>
    length === undefined
      ? []
      : textsOfLength(length, fitting).map((text): CandidateValue => [
          keyword,
          `with ${length} characters`,
          text,
        ]),
  )
  const numbers = Object.entries({ minimum, maximum }).flatMap(
    ([keyword, limit]): readonly CandidateValue[] =>
      limit === undefined ? [] : [[keyword, `of ${limit}`, limit]],
  )
  const wideText: CandidateValue = [
    'maxLength',
    `with ${maxLength} signs beyond 16 bits`,
    '😀'.repeat(maxLength ?? 0),
  ]
  return [
    ...(schema.enum ?? []).map((value): CandidateValue => [
      'enum',
      `that is ${String(value)}`,
      value,
    ]),
    ...lengths,
    ...itemsIf(maxLength !== undefined, wideText),
    ...numbers,
    ...itemsIf<CandidateValue>(hasSeveralTypes && types.includes('integer'), [
      'type',
      'that is a number',
      987_654_321,
    ]),
    ...itemsIf<CandidateValue>(hasSeveralTypes && types.includes('string'), [
      'type',
      'that is a text',
      'no-such-one',
    ]),
    ...itemsIf<CandidateValue>(
      format === 'date-time',
      ['format', 'with an offset', '2026-01-02T03:04:05+09:00'],
      ['format', 'in UTC', '2026-01-02T03:04:05.678Z'],
    ),
  ]
}

const WRONG_TYPES: readonly (readonly [type: string, value: unknown])[] = [
  ['string', 'text'],
  ['boolean', true],
  ['array', []],
  ['object', {}],
  ['null', null],
]

/** Values that break a constraint each. */
function wrongValues(schema: JsonSchema, fitting: unknown): readonly CandidateValue[] {
  const { minLength, maxLength, minimum, maximum, pattern, format } = schema
  const types = typeNamesOf(schema)
  const isText = types.includes('string')
  const isInteger = types.includes('integer')
  const length = (keyword: string, count: number): CandidateValue => [
    keyword,
    `with ${count} characters`,
    textsOfLength(count, fitting)[0],
  ]
  const spoil = (text: string) =>
    ['!', '\n', '\u0000', ' ', '가'].flatMap((sign) => [
      text.slice(0, -1) + sign,
      sign + text.slice(1),
      sign.repeat(Math.max(minLength ?? 1, 5)),
    ])
  return [
    ...WRONG_TYPES.filter(([type]) => types.length > 0 && !types.includes(type)).map(
      ([type, value]): CandidateValue => ['type', `of the type ${type}`, value],
    ),
    ...itemsIf<CandidateValue>(!isText && types.length > 0, ['type', 'that is an empty text', '']),
    ...itemsIf<CandidateValue>(isInteger, ['type', 'with a fraction', 1.5]),
    ...itemsIf<CandidateValue>(isInteger && !isText, [
      'type',
      'written as a text',
      String(fitting ?? 1),
    ]),
    ...itemsIf<CandidateValue>(!isInteger && isText, ['type', 'written as a number', 12_345_678]),
    ...itemsIf(minLength !== undefined, length('minLength', (minLength ?? 1) - 1)),
    ...itemsIf(maxLength !== undefined, length('maxLength', (maxLength ?? 0) + 1)),
    ...(minimum === undefined ? [] : [['minimum', `of ${minimum - 1}`, minimum - 1] as const]),
    ...(maximum === undefined ? [] : [['maximum', `of ${maximum + 1}`, maximum + 1] as const]),
    ...itemsIf<CandidateValue>(schema.enum !== undefined || schema.const !== undefined, [
      'enum',
      'that is none of the known',
      'no-such-value',
    ]),
    ...itemsIf<CandidateValue>(
      format === 'date-time',
      ['format', 'that is not an instant', 'yesterday'],
      ['format', 'that is an impossible date', '2026-02-30T10:00:00Z'],
    ),
    ...(pattern === undefined || typeof fitting !== 'string' ? [] : spoil(fitting)).map(
      (text): CandidateValue => ['pattern', 'with a character that is not allowed', text],
    ),
  ]
}

/** A request that differs from a fitting one in one place. */
type ChangedBody = {
  readonly keyword: string
  readonly pointer: string
  readonly difference: string
  readonly body: unknown
}
export type Boundary = ChangedBody
export type Violation = Omit<ChangedBody, 'body'> & { readonly text: string }

function changedBodies(
  contract: ContractUnderTest,
  schema: string,
  fitting: unknown,
  valuesOf: (property: JsonSchema, fitting: unknown) => readonly CandidateValue[],
  describeWithout: (pointer: string, isRequired: boolean) => string | null,
): readonly ChangedBody[] {
  const { properties = {}, required = [] } = contract.resolve(schema)
  return Object.entries(properties).flatMap(([name, property]): readonly ChangedBody[] => {
    const pointer = pointerTo(name)
    const withoutText = describeWithout(pointer, required.includes(name))
    const values = valuesOf(contract.resolve(property), valueAt(fitting, pointer))
    const changedBody = (keyword: string, difference: string, value: unknown): ChangedBody => ({
      keyword,
      pointer,
      difference,
      body: withValueAt(fitting, pointer, value),
    })
    return [
      ...(withoutText === null ? [] : [changedBody('required', withoutText, undefined)]),
      ...values.map(([keyword, words, value]) =>
        changedBody(keyword, `with a ${pointer} ${words}`, value),
      ),
    ]
  })
}

/** Valid requests at each limit of each property, and without optional properties. */
export function boundariesOf(
  contract: ContractUnderTest,
  schema: string,
  fitting: unknown,
): readonly Boundary[] {
  const fittingBodies = changedBodies(
    contract,
    schema,
    fitting,
    boundaryValues,
    (pointer, isRequired) => (isRequired ? null : `without the optional ${pointer}`),
  ).filter(({ body }) => contract.faultsOf(schema, body).length === 0)
  const byBody = fittingBodies.map(
    (fittingBody) =>
      [`${fittingBody.pointer} ${JSON.stringify(fittingBody.body)}`, fittingBody] as const,
  )
  return [...new Map(byBody).values()]
}

const STRANGE_TEXTS = ["' OR 1=1 --", '$ne', '../../etc/passwd', '{{7*7}}', '\u0000', '\ud800']

/** Requests with a text that may be run or break something, in each place of a text. */
export const malformedBodies = (
  contract: ContractUnderTest,
  schema: string,
  fitting: unknown,
): readonly unknown[] =>
  changedBodies(
    contract,
    schema,
    fitting,
    (property) =>
      typeNamesOf(property).includes('string')
        ? STRANGE_TEXTS.map((text): CandidateValue => ['type', 'that is strange', text])
        : [],
    () => null,
  ).map(({ body }) => body)

/** Requests that break one constraint each. */
export function violationsOf(
  contract: ContractUnderTest,
  operation: Operation,
  schema: string,
  fitting: unknown,
): readonly Violation[] {
  const wrongProperties = changedBodies(
    contract,
    schema,
    fitting,
    wrongValues,
    (pointer, isRequired) => (isRequired ? `without ${pointer}` : null),
  )
  const unknownField = {
    keyword: 'additionalProperties',
    pointer: '/unexpected',
    difference: 'with a property that the contract does not have',
    body: { ...(fitting as object), unexpected: 1 },
  }
  const wrongBodies = [[], 'text', 1, null].map((body) => ({
    keyword: 'type',
    pointer: '',
    difference: `whose body is ${JSON.stringify(body)}`,
    body,
  }))
  const isClosed = contract.resolve(schema).additionalProperties === false
  // A pattern is tested by one text that violates no other keyword.
  const isPattern = ({ keyword }: { readonly keyword: string }) => keyword === 'pattern'
  const violating = [...wrongProperties, ...itemsIf(isClosed, unknownField), ...wrongBodies].filter(
    (changedBody) =>
      contract.faultsOf(operation.request, changedBody.body).length > 0 &&
      (!isPattern(changedBody) || contract.faultsOf(schema, changedBody.body).every(isPattern)),
  )
  const distinctBodies = violating.filter(
    (changedBody, index) =>
      !isPattern(changedBody) ||
      violating.findIndex((other) => isPattern(other) && other.pointer === changedBody.pointer) ===
        index,
  )
  const texts = distinctBodies.map(({ body, ...rest }) => ({ ...rest, text: JSON.stringify(body) }))
  // An ignored body may be anything.
  if (!operation.answers.has(415)) return texts
  const invalidJson = {
    keyword: 'json',
    pointer: '',
    difference: 'whose body is not JSON',
    text: '{"a": ',
  }
  const emptyBody = { keyword: 'required', pointer: '', difference: 'without a body', text: '' }
  const isNeeded =
    operation.needsBody &&
    !isDeepStrictEqual(fitting, {}) &&
    contract.faultsOf(operation.request, {}).length > 0
  return [...texts, invalidJson, ...itemsIf(isNeeded, emptyBody)]
}
