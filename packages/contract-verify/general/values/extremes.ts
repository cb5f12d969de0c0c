import { valueAt } from '../../core/pointer.ts'
import { keyOf } from '../calls/request.ts'
import type { AnySchema, GeneralContract, GeneralOperation } from '../contract/general.model.ts'
import { placesIn, replaced } from './body-places.ts'
import { merged, typeOf } from './plain-value.ts'
import type { Fitting, Value, Variation } from './variation.ts'

/** 2^63, one more than a signed 64-bit integer can be. */
const BEYOND_64_BITS = 2 ** 63

/** Extreme values that a schema without limits allows and that many backends do not handle. */
function extremesOf(schema: AnySchema): readonly Value[] {
  const { maximum, exclusiveMaximum, maxLength, minLength = 0, pattern, format } = schema
  const type = typeOf(schema)
  if (schema.enum !== undefined || schema.const !== undefined) return []
  if (type === 'integer' || type === 'number') {
    const isOpen = maximum === undefined && exclusiveMaximum === undefined && format !== 'int32'
    return isOpen ? [['maximum', `of ${BEYOND_64_BITS}`, BEYOND_64_BITS]] : []
  }
  const isText = type === 'string' && pattern === undefined && format === undefined
  if (!isText) return []
  return [
    ...(minLength === 0 ? [['minLength', 'that is empty', ''] as const] : []),
    ...(maxLength === undefined
      ? [['maxLength', 'with 20000 characters', 'a'.repeat(20_000)] as const]
      : []),
    ['pattern', 'with a null character', `a\u0000${'a'.repeat(minLength)}`],
    ['pattern', 'with signs beyond 16 bits', '\u{1F600}'.repeat(Math.max(minLength, 1))],
  ]
}

const isNullable = (schema: AnySchema, contract: GeneralContract, written: AnySchema): boolean =>
  [schema.type ?? []].flat().includes('null') || contract.faultsOf(written, null).length === 0

/** Requests that fit, with an extreme value at each parameter and member that has no limit. */
export function extremesFor(
  contract: GeneralContract,
  operation: GeneralOperation,
  fitting: Fitting,
): readonly Variation[] {
  const { values, body } = fitting
  // Optional parameters are tried, too, although the request does not have them.
  const ofParameters = operation.parameters
    .filter((one) => !one.isJson && (one.in === 'query' || one.in === 'path'))
    .flatMap((parameter) => {
      const key = keyOf(parameter)
      const schema = merged(contract, parameter.schema)
      // A text in a path may lead to another path.
      const isOpen = parameter.in === 'query' || typeOf(schema) === 'integer'
      return (isOpen ? extremesOf(schema) : [])
        .filter(([, , value]) => contract.faultsOf(parameter.schema, value).length === 0)
        .map(([keyword, words, value]): Variation => {
          const request = { values: { ...values, [key]: value }, body }
          return { keyword, place: key, words: `with a ${key} ${words}`, request }
        })
    })
  const described = operation.body
  if (described === null || body === undefined) return ofParameters
  const inBody = placesIn(contract, described.schema, body)
    .filter(({ pointer }) => valueAt(body, pointer) !== undefined)
    .flatMap(({ pointer, schema, written }) =>
      [
        ...extremesOf(schema),
        ...(isNullable(schema, contract, written) ? [['type', 'that is null', null] as const] : []),
      ].map(([keyword, words, value]): Variation => {
        const request = { values, body: replaced(body, pointer, value) }
        return { keyword, place: pointer, words: `with a ${pointer} ${words}`, request }
      }),
    )
    .filter(({ request }) => contract.faultsOf(described.schema, request.body).length === 0)
  return [...ofParameters, ...inBody]
}
