import { isRecord } from '#site/lib/json.ts'
import { similarName } from '#site/lib/similar-name.ts'
import { formMarksAt, nameMarksAt, placeAt } from '../contract/marks.ts'
import type { SchemaFault } from '../contract/contract-under-test.ts'
import type { Fault, JsonSchema } from '../contract/model.ts'
import { groupedFault, schemaOf } from './answer-check.ts'
import type { AnswerCheck, ObservedAnswer } from './answer-check.ts'
import { isReadable } from './body-is-plain.ts'
import { pointerTo, valueAt } from '../contract/outcome.ts'

export const ENVELOPE = 'envelope'

/** A value as a report shows it. */
export function displayValue(value: unknown, maxLength = 60): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > maxLength ? `${text.slice(0, maxLength - 3)}…` : text
}

export const bodyFitsSchema: AnswerCheck = {
  id: 'body-fits-schema',
  title: 'Every body fits its schema',
  find: (answer) => [...envelopeFaults(answer), ...bodyFaults(answer)],
}

/** An envelope is one fault; its content is checked without it. */
function envelopeFaults(answer: ObservedAnswer): readonly Fault[] {
  const { contract, call } = answer
  if (call.envelope === undefined) return []
  const { name, names, list } = call.envelope
  if (list === undefined) {
    const shape = names.map((property) => `"${property}": …`).join(', ')
    const message = `answers within an envelope, {${shape}}; the contract has the content of \`${name}\` without it`
    return [{ message, ...groupedFault(`${ENVELOPE} ${name}`, message) }]
  }
  const schema = schemaOf(answer)
  const actualPlace = name === '.' ? 'answers a bare list' : `has the list at \`${name}\``
  const message = `${actualPlace}; the contract has it at \`${list}\`. In the backend map: lists: { at: ${name} }`
  const refutes = schema === undefined ? [] : nameMarksAt(contract, schema, pointerTo(list))
  return [{ message, refutes, ...groupedFault(`${ENVELOPE} list ${name}`, message) }]
}

function bodyFaults(answer: ObservedAnswer): readonly Fault[] {
  const { operation, received, call, contract } = answer
  const { status, text } = received
  if (!operation.answers.has(status)) return []
  if (call.json === undefined) {
    if (!isReadable(received)) return []
    const groupMessage = `answers with invalid JSON, such as ${displayValue(text)}`
    const message = `answers ${status} with invalid JSON: ${displayValue(text)}`
    return [{ message, ...groupedFault(`no json ${text.trim().charAt(0)}`, groupMessage) }]
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
    return faults.map((fault) => schemaFault(answer, schema, fault))
  const refutes = names.flatMap((name) => nameMarksAt(contract, schema, pointerTo(name)))
  const message = `answers no ${schema}: ${names.join(', ')} are missing`
  const groupMessage = 'answers errors that are not problem details (RFC 9457): they lack '
  const grouping = status === 200 ? {} : groupedFault('no problem', groupMessage, ...names)
  return [{ message, refutes, ...grouping }]
}

function schemaFault(
  { contract, call }: ObservedAnswer,
  schema: string,
  fault: SchemaFault,
): Fault {
  const { pointer, keyword, params, message } = fault
  const value = valueAt(call.json, pointer)
  const place = placeAt(contract, schema, pointer)?.schema
  if (keyword !== 'required')
    return {
      pointer,
      message: `${pointer} ${message}, and is ${displayValue(value)}`,
      refutes: formMarksAt(contract, schema, pointer),
      ...groupingOf(fault, value, place),
    }
  const name = String(params['missingProperty'])
  const missingPointer = pointer + pointerTo(name)
  const properties = Object.keys(place?.properties ?? {})
  const unknownNames = Object.keys(isRecord(value) ? value : {}).filter(
    (property) => !properties.includes(property),
  )
  const similar = similarName(name, unknownNames)
  const hint = similar === undefined ? '' : `; \`${similar}\` looks like it`
  return {
    pointer: missingPointer,
    message: `${missingPointer} is missing${hint}`,
    refutes: nameMarksAt(contract, schema, missingPointer),
    ...groupedFault(`missing ${name} ${similar ?? ''}`, `\`${name}\` is missing${hint}`),
  }
}

const wordFor: Readonly<Record<string, string>> = {
  number: 'a number',
  integer: 'a number',
  string: 'a text',
  boolean: 'true or false',
}

/** Groups wrong types and formats by kind of value instead of place. */
function groupingOf(
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
    const groupMessage = `answers a format other than ${format}${example}`
    return groupedFault(`format ${format} ${shape}`, groupMessage)
  }
  if (keyword !== 'type') return {}
  const actualKind = wordFor[typeof value]
  const [word] = [params['type']].flat().flatMap((typeName) => wordFor[String(typeName)] ?? [])
  if (actualKind === undefined || word === undefined) return {}
  const expectedKind = schema?.format === 'date-time' ? 'an instant as text (date-time)' : word
  const groupMessage = `answers ${actualKind} where the contract has ${expectedKind}${example}`
  return groupedFault(`type ${expectedKind} ${actualKind}`, groupMessage)
}
