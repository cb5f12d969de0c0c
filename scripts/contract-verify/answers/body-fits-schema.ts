import { isRecord } from '../../../src/lib/json.ts'
import { formMarksAt, nameMarksAt, placeAt } from '../assumptions/marks.ts'
import type { SchemaFault } from '../contract-under-test.ts'
import type { Fault } from '../model.ts'
import { pointerTo, valueAt } from '../pointer.ts'
import { schemaOf } from './answer-check.ts'
import { isReadable } from './body-is-plain.ts'
import type { AnswerCheck, AnswerSeen } from './answer-check.ts'
import { similarName } from '../../../src/lib/similar-name.ts'

/** A value as a report shows it, cut. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** The body is JSON and fits the schema of its status: types, enums, bounds, formats, what is required. */
export const bodyFitsSchema: AnswerCheck = {
  id: 'body-fits-schema',
  title: 'Every body fits its schema',
  find(answer) {
    const { operation, received, call, contract } = answer
    if (!operation.answers.has(received.status)) return []
    if (call.json === undefined) {
      if (!isReadable(received)) return []
      return [
        { message: `answers ${received.status} with what is no JSON: ${shown(received.text)}` },
      ]
    }
    if (received.status === 200 && !isRecord(call.json)) {
      return [{ message: `answers ${shown(call.json)} instead of an object` }]
    }
    const schema = schemaOf(answer)
    if (schema === undefined) return []
    const faults = contract.faultsOf(schema, call.json)
    const missing = faults.filter(
      ({ keyword, pointer }) => keyword === 'required' && pointer === '',
    )
    // Another thing altogether: that is one fault, not one for each property.
    if (missing.length > 3) {
      const names = missing.map(({ params }) => String(params['missingProperty']))
      const refutes = names.flatMap((name) => nameMarksAt(contract, schema, pointerTo(name)))
      return [{ message: `answers no ${schema}: ${names.join(', ')} are missing`, refutes }]
    }
    return faults.map((fault) => faultFrom(answer, schema, fault))
  },
}

function faultFrom(answer: AnswerSeen, schema: string, fault: SchemaFault): Fault {
  const { contract, call } = answer
  const { pointer, keyword, params, message } = fault
  if (keyword === 'required') {
    const name = String(params['missingProperty'])
    const missing = pointer + pointerTo(name)
    const holder = valueAt(call.json, pointer)
    const place = placeAt(contract, schema, pointer)
    const known = Object.keys(place?.schema.properties ?? {})
    const strangers = Object.keys(isRecord(holder) ? holder : {}).filter(
      (one) => !known.includes(one),
    )
    const similar = similarName(name, strangers)
    const hint = similar === undefined ? '' : `; \`${similar}\` looks like it`
    return {
      pointer: missing,
      message: `${missing} is missing${hint}`,
      refutes: nameMarksAt(contract, schema, missing),
      ...(similar === undefined || place?.name === undefined
        ? {}
        : { rename: { schema: place.name, from: name, to: similar } }),
    }
  }
  const found = shown(valueAt(call.json, pointer))
  return {
    pointer,
    message: `${pointer} ${message}, and is ${found}`,
    refutes: formMarksAt(contract, schema, pointer),
  }
}
