import { isRecord } from '#site/lib/json.ts'
import { formMarksAt, nameMarksAt, placeAt } from '../assumptions/marks.ts'
import type { SchemaFault } from '../contract/contract-under-test.ts'
import type { Fault, JsonSchema } from '../contract/model.ts'
import { pointerTo, valueAt } from './outcome.ts'
import { schemaOf } from './answer-check.ts'
import { isReadable } from './body-is-plain.ts'
import type { AnswerCheck, AnswerSeen } from './answer-check.ts'
import { similarName } from '#site/lib/similar-name.ts'

export const ENVELOPE = 'envelope'

export function displayValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
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
  const schema = schemaOf(answer)
  if (list !== undefined) {
    const place = name === '.' ? 'answers a bare list' : `has the list at \`${name}\``
    const message = `${place}; the contract has it at \`${list}\`. In the backend map: lists: { at: ${name} }`
    const refutes = schema === undefined ? [] : nameMarksAt(contract, schema, pointerTo(list))
    return [{ message, refutes, everywhere: { kind: `${ENVELOPE} list ${name}`, message } }]
  }
  const shape = names.map((one) => `"${one}": …`).join(', ')
  const message = `answers within an envelope, {${shape}}; the contract has the content of \`${name}\` without it`
  return [{ message, everywhere: { kind: `${ENVELOPE} ${name}`, message } }]
}

function inBody(answer: AnswerSeen): readonly Fault[] {
  const { operation, received, call, contract } = answer
  if (!operation.answers.has(received.status)) return []
  if (call.json === undefined) {
    if (!isReadable(received)) return []
    return [
      {
        message: `answers ${received.status} with invalid JSON: ${displayValue(received.text)}`,
        everywhere: {
          kind: `no json ${received.text.trim().charAt(0)}`,
          message: `answers with invalid JSON, such as ${displayValue(received.text)}`,
        },
      },
    ]
  }
  if (received.status === 200 && !isRecord(call.json)) {
    return [{ message: `answers ${displayValue(call.json)} instead of an object` }]
  }
  const schema = schemaOf(answer)
  if (schema === undefined) return []
  const faults = contract.faultsOf(schema, call.json)
  const missing = faults.filter(({ keyword, pointer }) => keyword === 'required' && pointer === '')
  // A value of another kind is one fault, not one per property.
  if (missing.length > (received.status >= 400 ? 1 : 3)) {
    const names = missing.map(({ params }) => String(params['missingProperty']))
    const refutes = names.flatMap((name) => nameMarksAt(contract, schema, pointerTo(name)))
    const message = `answers no ${schema}: ${names.join(', ')} are missing`
    const everywhere = {
      kind: 'no problem',
      message: 'answers errors that are not problem details (RFC 9457): they lack ',
      parts: names,
    }
    return [{ message, refutes, ...(received.status === 200 ? {} : { everywhere }) }]
  }
  return faults.map((fault) => faultFrom(answer, schema, fault))
}

function faultFrom(answer: AnswerSeen, schema: string, fault: SchemaFault): Fault {
  const { contract, call } = answer
  const { pointer, keyword, params, message } = fault
  if (keyword === 'required') {
    const name = String(params['missingProperty'])
    const missing = pointer + pointerTo(name)
    const holder = valueAt(call.json, pointer)
    const place = placeAt(contract, schema, pointer)
    const properties = Object.keys(place?.schema.properties ?? {})
    const unknownNames = Object.keys(isRecord(holder) ? holder : {}).filter(
      (one) => !properties.includes(one),
    )
    const similar = similarName(name, unknownNames)
    const hint = similar === undefined ? '' : `; \`${similar}\` looks like it`
    return {
      pointer: missing,
      message: `${missing} is missing${hint}`,
      refutes: nameMarksAt(contract, schema, missing),
      everywhere: {
        kind: `missing ${name} ${similar ?? ''}`,
        message: `\`${name}\` is missing${hint}`,
      },
    }
  }
  const found = displayValue(valueAt(call.json, pointer))
  return {
    pointer,
    message: `${pointer} ${message}, and is ${found}`,
    refutes: formMarksAt(contract, schema, pointer),
    ...everywhereOf(fault, valueAt(call.json, pointer), placeAt(contract, schema, pointer)?.schema),
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
    const message = `answers a format other than ${format}${example}`
    return { everywhere: { kind: `format ${format} ${shape}`, message } }
  }
  if (keyword !== 'type') return {}
  const found = wordFor[typeof value]
  const typeWords = [params['type']].flat().map((one) => wordFor[String(one)])
  const [word] = typeWords.filter((one) => one !== undefined)
  if (found === undefined || word === undefined) return {}
  const isTime = schema?.format === 'date-time'
  const what = isTime ? 'an instant as text (date-time)' : word
  const message = `answers ${found} where the contract has ${what}${example}`
  return { everywhere: { kind: `type ${what} ${found}`, message } }
}
