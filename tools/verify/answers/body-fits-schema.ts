import { isRecord } from '#site/lib/json.ts'
import { similarName } from '#site/lib/similar-name.ts'
import { formMarksAt, nameMarksAt, placeAt } from '../contract/marks.ts'
import type { SchemaFault } from '../contract/contract-under-test.ts'
import type { Fault, JsonSchema } from '../contract/model.ts'
import { everywhere, schemaOf } from './answer-check.ts'
import type { AnswerCheck, AnswerSeen } from './answer-check.ts'
import { isReadable } from './body-is-plain.ts'
import { pointerTo, valueAt } from '../contract/outcome.ts'

export const ENVELOPE = 'envelope'

/** A value as a report shows it. */
export function displayValue(value: unknown, most = 60): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > most ? `${text.slice(0, most - 3)}…` : text
}

export const bodyFitsSchema: AnswerCheck = {
  id: 'body-fits-schema',
  title: 'Every body fits its schema',
  find: (answer) => [...aroundBody(answer), ...inBody(answer)],
}

/** An envelope is one fault; its content is checked without it. */
function aroundBody(answer: AnswerSeen): readonly Fault[] {
  const { contract, call } = answer
  if (call.envelope === undefined) return []
  const { name, names, list } = call.envelope
  if (list === undefined) {
    const shape = names.map((one) => `"${one}": …`).join(', ')
    const message = `answers within an envelope, {${shape}}; the contract has the content of \`${name}\` without it`
    return [{ message, ...everywhere(`${ENVELOPE} ${name}`, message) }]
  }
  const schema = schemaOf(answer)
  const place = name === '.' ? 'answers a bare list' : `has the list at \`${name}\``
  const message = `${place}; the contract has it at \`${list}\`. In the backend map: lists: { at: ${name} }`
  const refutes = schema === undefined ? [] : nameMarksAt(contract, schema, pointerTo(list))
  return [{ message, refutes, ...everywhere(`${ENVELOPE} list ${name}`, message) }]
}

function inBody(answer: AnswerSeen): readonly Fault[] {
  const { operation, received, call, contract } = answer
  const { status, text } = received
  if (!operation.answers.has(status)) return []
  if (call.json === undefined) {
    if (!isReadable(received)) return []
    const words = `answers with invalid JSON, such as ${displayValue(text)}`
    const message = `answers ${status} with invalid JSON: ${displayValue(text)}`
    return [{ message, ...everywhere(`no json ${text.trim().charAt(0)}`, words) }]
  }
  if (status === 200 && !isRecord(call.json))
    return [{ message: `answers ${displayValue(call.json)} instead of an object` }]
  const schema = schemaOf(answer)
  if (schema === undefined) return []
  const faults = contract.faultsOf(schema, call.json)
  const names = faults
    .filter(({ keyword, pointer }) => keyword === 'required' && pointer === '')
    .map(({ params }) => String(params['missingProperty']))
  // A value of another kind is one fault, not one per property.
  if (names.length <= (status >= 400 ? 1 : 3))
    return faults.map((fault) => faultFrom(answer, schema, fault))
  const refutes = names.flatMap((name) => nameMarksAt(contract, schema, pointerTo(name)))
  const message = `answers no ${schema}: ${names.join(', ')} are missing`
  const words = 'answers errors that are not problem details (RFC 9457): they lack '
  const isOfAll = status === 200 ? {} : everywhere('no problem', words, ...names)
  return [{ message, refutes, ...isOfAll }]
}

function faultFrom({ contract, call }: AnswerSeen, schema: string, fault: SchemaFault): Fault {
  const { pointer, keyword, params, message } = fault
  const value = valueAt(call.json, pointer)
  const place = placeAt(contract, schema, pointer)?.schema
  if (keyword !== 'required')
    return {
      pointer,
      message: `${pointer} ${message}, and is ${displayValue(value)}`,
      refutes: formMarksAt(contract, schema, pointer),
      ...everywhereOf(fault, value, place),
    }
  const name = String(params['missingProperty'])
  const missing = pointer + pointerTo(name)
  const properties = Object.keys(place?.properties ?? {})
  const unknownNames = Object.keys(isRecord(value) ? value : {}).filter(
    (one) => !properties.includes(one),
  )
  const similar = similarName(name, unknownNames)
  const hint = similar === undefined ? '' : `; \`${similar}\` looks like it`
  return {
    pointer: missing,
    message: `${missing} is missing${hint}`,
    refutes: nameMarksAt(contract, schema, missing),
    ...everywhere(`missing ${name} ${similar ?? ''}`, `\`${name}\` is missing${hint}`),
  }
}

const wordFor: Readonly<Record<string, string>> = {
  number: 'a number',
  integer: 'a number',
  string: 'a text',
  boolean: 'true or false',
}

/** Groups wrong types and formats by kind of value instead of place. */
function everywhereOf(
  { pointer, keyword, params }: SchemaFault,
  value: unknown,
  schema: JsonSchema | undefined,
): Pick<Fault, 'everywhere'> {
  const example = `, such as ${pointer}: ${displayValue(value)}`
  if (keyword === 'format') {
    const format = String(params['format'])
    const shape = String(value)
      .replaceAll(/\d+/g, '9')
      .replaceAll(/[A-Za-z]+/g, 'a')
    const words = `answers a format other than ${format}${example}`
    return everywhere(`format ${format} ${shape}`, words)
  }
  if (keyword !== 'type') return {}
  const found = wordFor[typeof value]
  const [word] = [params['type']].flat().flatMap((one) => wordFor[String(one)] ?? [])
  if (found === undefined || word === undefined) return {}
  const what = schema?.format === 'date-time' ? 'an instant as text (date-time)' : word
  const words = `answers ${found} where the contract has ${what}${example}`
  return everywhere(`type ${what} ${found}`, words)
}
