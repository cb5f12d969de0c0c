import { isRecord } from '../../../../src/lib/json.ts'
import { valueAt } from '../../core/pointer.ts'
import { keyOf } from '../calls/request.ts'
import type {
  AnySchema,
  GeneralContract,
  GeneralOperation,
  Parameter,
} from '../contract/general.model.ts'
import { placesIn, replaced } from './body-places.ts'
import { merged, typeOf } from './plain-value.ts'
import { textOfLength } from './variation.ts'
import type { Fitting, Value, Variation } from './variation.ts'

const WRONG: readonly (readonly [type: string, value: unknown])[] = [
  ['object', { unexpected: true }],
  ['array', [{ unexpected: true }]],
  ['string', 'no-such-kind'],
  ['number', 12_345_678],
  ['null', null],
]

const isOfType = (types: readonly string[], type: string): boolean =>
  types.includes(type) || (type === 'number' && types.includes('integer'))

const NO_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-02-31',
  'date-time': 'yesterday',
  uuid: 'not-a-uuid',
  email: 'not an address',
  uri: 'not a uri',
  ipv4: '999.1.1.1',
}

/** Values outside the limits of a schema, sent as text or number. */
function beyondLimits(schema: AnySchema, value: unknown): readonly Value[] {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  const { minItems, maxItems, pattern, format } = schema
  const item = Array.isArray(value) ? (value as readonly unknown[])[0] : undefined
  const list = (length: number) => Array.from({ length }, () => item ?? 'a')
  const wrongFormat = NO_FORMAT[format ?? '']
  return [
    ...(minLength === undefined || minLength < 1
      ? []
      : [
          [
            'minLength',
            `with ${minLength - 1} characters`,
            textOfLength(minLength - 1, value),
          ] as const,
        ]),
    ...(maxLength === undefined || maxLength > 100_000
      ? []
      : [
          [
            'maxLength',
            `with ${maxLength + 1} characters`,
            textOfLength(maxLength + 1, value),
          ] as const,
        ]),
    ...(minimum === undefined ? [] : [['minimum', `of ${minimum - 1}`, minimum - 1] as const]),
    ...(maximum === undefined ? [] : [['maximum', `of ${maximum + 1}`, maximum + 1] as const]),
    ...(exclusiveMinimum === undefined
      ? []
      : [['exclusiveMinimum', `of ${exclusiveMinimum}`, exclusiveMinimum] as const]),
    ...(exclusiveMaximum === undefined
      ? []
      : [['exclusiveMaximum', `of ${exclusiveMaximum}`, exclusiveMaximum] as const]),
    ...(minItems === undefined || minItems < 1
      ? []
      : [['minItems', `with ${minItems - 1} items`, list(minItems - 1)] as const]),
    ...(maxItems === undefined || maxItems > 1_000
      ? []
      : [['maxItems', `with ${maxItems + 1} items`, list(maxItems + 1)] as const]),
    ...(schema.uniqueItems === true
      ? [['uniqueItems', 'with an item twice', [item ?? 'a', item ?? 'a']] as const]
      : []),
    ...(schema.enum === undefined && schema.const === undefined
      ? []
      : [['enum', 'that is none of the listed', 'no-such-value'] as const]),
    ...(pattern === undefined
      ? []
      : [
          [
            'pattern',
            'that the pattern does not allow',
            '!'.repeat(Math.max(minLength ?? 1, 1)),
          ] as const,
        ]),
    ...(wrongFormat === undefined
      ? []
      : [['format', `that is not of the format ${format ?? ''}`, wrongFormat] as const]),
  ]
}

function wrongValues(schema: AnySchema, value: unknown): readonly Value[] {
  const types = [schema.type ?? []].flat()
  const ofType =
    types.length === 0
      ? []
      : WRONG.filter(([type]) => !isOfType(types, type)).map(([type, wrong]): Value => [
          'type',
          `of the type ${type}`,
          wrong,
        ])
  // Reported separately, because many JSON parsers accept them.
  const asText: readonly Value[] =
    isOfType(types, 'number') && !types.includes('string')
      ? [['type as text', 'written as a text', String(value ?? 1)]]
      : []
  return [...ofType, ...asText, ...beyondLimits(schema, value)]
}

function violationsOfBody(
  contract: GeneralContract,
  { body: described }: GeneralOperation,
  fitting: Fitting,
  variant: number,
): readonly Variation[] {
  if (described === null || fitting.body === undefined) return []
  const { schema } = described
  const { values, body } = fitting
  const vary = (keyword: string, place: string, words: string, next: unknown): Variation => ({
    keyword,
    place: place === '' ? 'the body' : place,
    words,
    request: { values, body: next },
  })
  const inside = placesIn(contract, schema, body, '', 0, variant).flatMap((one) => {
    const value = valueAt(body, one.pointer)
    return [
      ...(one.isRequired && !one.pointer.includes('/0/')
        ? [
            vary(
              'required',
              one.pointer,
              `without ${one.pointer}`,
              replaced(body, one.pointer, undefined),
            ),
          ]
        : []),
      ...wrongValues(one.schema, value).map(([keyword, words, wrong]) =>
        vary(
          keyword,
          one.pointer,
          `with a ${one.pointer} ${words}`,
          replaced(body, one.pointer, wrong),
        ),
      ),
    ]
  })
  const whole = ([[], 'text', 1, null] as const).map((one) =>
    vary('type', '', `whose body is ${JSON.stringify(one)}`, one),
  )
  const unknownField = isRecord(body)
    ? [
        vary('additionalProperties', '/unexpected', 'with a member that is not in the contract', {
          ...body,
          unexpected: 1,
        }),
      ]
    : []
  const without = described.isRequired ? [vary('required', '', 'without a body', undefined)] : []
  const broken = [...inside, ...whole, ...unknownField].filter(({ keyword, request }) =>
    contract
      .faultsOf(schema, request.body)
      .some((fault) => keyword.startsWith(fault.keyword) || keyword === 'enum'),
  )
  // Forms contain only texts, and servers ignore unknown fields.
  return described.mediaType.includes('json')
    ? [...broken, ...without]
    : broken.filter(({ keyword }) => OF_FORMS.has(keyword))
}

const OF_FORMS: ReadonlySet<string> = new Set([
  'required',
  'minLength',
  'maxLength',
  'pattern',
  'enum',
])

/** Texts that cannot be parsed as a value of a type. */
const NO_VALUE: Readonly<Record<string, string>> = {
  integer: 'no-number',
  number: 'no-number',
  boolean: 'perhaps',
}

/** A list in a query with one item that does not fit. */
function violationsOfList(
  contract: GeneralContract,
  parameter: Parameter,
  { items = {} }: AnySchema,
  { values, body }: Fitting,
): readonly Variation[] {
  const key = keyOf(parameter)
  const own = merged(contract, items)
  const noValue = NO_VALUE[typeOf(own)]
  const wrong: readonly Value[] = [
    ...(noValue === undefined
      ? []
      : [['type', `that is not of the type ${typeOf(own)}`, noValue] as const]),
    ...beyondLimits(own, undefined),
  ]
  return wrong
    .filter(
      ([keyword, , value]) =>
        value !== '' && contract.faultsOf(items, value).some((fault) => fault.keyword === keyword),
    )
    .map(([keyword, words, value]) => ({
      keyword,
      place: key,
      words: `with an item in ${key} ${words}`,
      request: { values: { ...values, [key]: [value] }, body },
    }))
}

function violationsOfParameters(
  contract: GeneralContract,
  { parameters }: GeneralOperation,
  fitting: Fitting,
): readonly Variation[] {
  return parameters.flatMap((parameter): readonly Variation[] => {
    const key = keyOf(parameter)
    const schema = merged(contract, parameter.schema)
    const type = typeOf(schema)
    // Servers leave out optional headers that they cannot read.
    const isIgnored = parameter.in === 'header' && !parameter.isRequired
    if (isIgnored) return []
    if (parameter.isJson && (type === 'object' || type === 'array')) {
      const request = { values: { ...fitting.values, [key]: 'no-such-kind' }, body: fitting.body }
      return [{ keyword: 'type', place: key, words: `with a ${key} that is a text`, request }]
    }
    if (parameter.isJson || type === 'object') return []
    if (type === 'array') return violationsOfList(contract, parameter, schema, fitting)
    const vary = (keyword: string, words: string, value: unknown): Variation => ({
      keyword,
      place: key,
      words,
      request: { values: { ...fitting.values, [key]: value }, body: fitting.body },
    })
    const noValue = NO_VALUE[type]
    const isNullable = [schema.type ?? []].flat().includes('null')
    const values = [
      ...(noValue === undefined || isNullable
        ? []
        : [['type', `that is not of the type ${type}`, noValue] as const]),
      ...beyondLimits(schema, fitting.values[key]),
    ].filter(
      ([keyword, , value]) =>
        contract.faultsOf(parameter.schema, value).some((fault) => fault.keyword === keyword) &&
        // An empty segment is another path.
        (parameter.in !== 'path' || value !== ''),
    )
    return [
      ...(parameter.isRequired && parameter.in !== 'path'
        ? [vary('required', `without the ${key}`, undefined)]
        : []),
      ...values.map(([keyword, words, value]) => vary(keyword, `with a ${key} ${words}`, value)),
    ]
  })
}

/**
 * For each keyword of each parameter and member, one request that violates only it.
 * @param variant of the body, which says which alternative of `oneOf` it is
 */
export const violationsOf = (
  contract: GeneralContract,
  operation: GeneralOperation,
  fitting: Fitting,
  variant = 0,
): readonly Variation[] => [
  ...violationsOfParameters(contract, operation, fitting),
  ...violationsOfBody(contract, operation, fitting, variant),
]
