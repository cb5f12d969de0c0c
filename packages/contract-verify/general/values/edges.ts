import { valueAt } from '../../core/pointer.ts'
import { keyOf } from '../calls/request.ts'
import type { AnySchema, GeneralContract, GeneralOperation } from '../contract/general.model.ts'
import { placesIn, replaced } from './body-places.ts'
import { merged } from './plain-value.ts'
import { textOfLength } from './variation.ts'
import type { Fitting, Value, Variation } from './variation.ts'

function edgesIn(schema: AnySchema, value: unknown): readonly Value[] {
  const { minLength, maxLength, minimum, maximum, pattern, format } = schema
  const isPlain = pattern === undefined && format === undefined
  return [
    ...(minLength === undefined || !isPlain || minLength === 0
      ? []
      : [['minLength', `with ${minLength} characters`, textOfLength(minLength, value)] as const]),
    ...(maxLength === undefined || !isPlain || maxLength > 10_000
      ? []
      : [['maxLength', `with ${maxLength} characters`, textOfLength(maxLength, value)] as const]),
    ...(minimum === undefined ? [] : [['minimum', `of ${minimum}`, minimum] as const]),
    ...(maximum === undefined ? [] : [['maximum', `of ${maximum}`, maximum] as const]),
    ...(schema.enum ?? []).map((one): Value => ['enum', `that is ${String(one)}`, one]),
  ]
}

/** Requests that fit, at each limit of each parameter and member. */
export function edgesOf(
  contract: GeneralContract,
  operation: GeneralOperation,
  fitting: Fitting,
): readonly Variation[] {
  const { values, body } = fitting
  const ofParameters = operation.parameters
    .filter((one) => one.in === 'query')
    .flatMap((parameter) =>
      edgesIn(merged(contract, parameter.schema), values[keyOf(parameter)])
        .filter(([, , value]) => contract.faultsOf(parameter.schema, value).length === 0)
        .map(([keyword, words, value]): Variation => {
          const key = keyOf(parameter)
          const request = { values: { ...values, [key]: value }, body }
          return { keyword, place: key, words: `with a ${key} ${words}`, request }
        }),
    )
  const described = operation.body
  if (described === null || body === undefined) return ofParameters
  const inBody = placesIn(contract, described.schema, body)
    .flatMap((one) =>
      edgesIn(one.schema, valueAt(body, one.pointer)).map(([keyword, words, value]): Variation => ({
        keyword,
        place: one.pointer,
        words: `with a ${one.pointer} ${words}`,
        request: { values, body: replaced(body, one.pointer, value) },
      })),
    )
    .filter(({ request }) => contract.faultsOf(described.schema, request.body).length === 0)
  return [...ofParameters, ...inBody]
}
