import { answersOf, exampleValue } from './contract-parts.ts'
import type { Contract, Operation, Schema } from './contract.model.ts'
import { numbersByName, samplesByName, sentences } from './mock-samples.ts'

type Used = ReadonlyMap<string, readonly string[]>

function textsOfExamples(contract: Contract): Used {
  const used = new Map<string, string[]>()
  const collect = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      used.set(name, [...new Set([...(used.get(name) ?? []), value])])
    } else if (Array.isArray(value)) {
      for (const one of value) collect(one, name)
    } else {
      for (const [key, one] of Object.entries(Object(value) as object)) collect(one, key)
    }
  }
  for (const { post } of Object.values(contract.paths)) {
    const { examples = {} } = post.responses['200']?.content['application/json'] ?? {}
    for (const example of Object.values(examples)) collect(exampleValue(contract, example), '')
  }
  return used
}

/** Values that a description lists: "Known are open, maintenance and closed". */
function knownWords({ description = '' }: Schema): readonly string[] {
  const [, list = ''] = /\bKnown (?:of \w+ )?are ([^.;]*)/.exec(description) ?? []
  return list.split(/, | and /).filter((word) => /^[a-z_]+$/.test(word))
}

const typesOf = ({ type }: Schema): readonly string[] => [type ?? []].flat()

const fits = ({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema) => {
  const allowed = new RegExp(pattern ?? '', 'u')
  return (text: string): boolean =>
    text.length >= minLength && text.length <= maxLength && allowed.test(text)
}

function cutToFit({ minLength = 0, maxLength = 40 }: Schema): string {
  const text = sentences.join(' ')
  return text
    .repeat(Math.ceil(minLength / text.length) || 1)
    .slice(0, Math.max(minLength, maxLength))
}

const byName = <Sample>(table: readonly (readonly [RegExp, Sample])[], name: string) =>
  table.find(([pattern]) => pattern.test(name))?.[1]

function textCode(name: string, schema: Schema, used: Used): string | undefined {
  const isText = typesOf(schema).every((type) => type === 'string' || type === 'null')
  const property = name.charAt(0).toLowerCase() + name.slice(1)
  const candidates = [
    Object.keys(schema['x-meaning'] ?? {}),
    knownWords(schema),
    [...new Set([...(used.get(property) ?? []), ...(byName(samplesByName, name) ?? [])])],
    ...(isText ? [sentences, [cutToFit(schema)]] : []),
  ]
  const samples = candidates.map((one) => one.filter(fits(schema))).find((one) => one.length > 0)
  return samples && `faker.helpers.arrayElement(${JSON.stringify(samples)})`
}

function numberCode(name: string, schema: Schema): string | undefined {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
  const fitting = numbersByName.filter(([, { least, most }]) => least >= minimum && most <= maximum)
  return byName(fitting, `${schema['x-unit'] ?? ''} ${name}`.trim())?.code
}

/** A field's value as code for faker; undefined: orval decides. */
function codeOf(name: string, schema: Schema, used: Used): string | undefined {
  if (schema.const !== undefined || schema.enum !== undefined) return undefined
  if (schema.format?.startsWith('date') || schema.format === 'uri') return undefined
  const types = typesOf(schema)
  const text = types.includes('string') ? textCode(name, schema, used) : undefined
  const isNumber = types.includes('number') || types.includes('integer')
  return text ?? (isNumber ? numberCode(name, schema) : undefined)
}

/** faker's `fromRegExp` prints anchors and optional escaped characters literally. */
const withoutAnchors = (pattern: string): string =>
  pattern.replace(/^\^/, '').replace(/\$$/, '').replaceAll(/\\.\?/g, '')

/** Code that orval copies into a factory unchanged. */
const copied = (code: string) => Object.assign(() => undefined, { toString: () => `() => ${code}` })

/** Limits a factory to the first answer, so that a default answer is never a refusal. */
function answerFirst(contract: Contract, operation: Operation): void {
  const media = operation.responses['200']?.content['application/json']
  const [first] = Object.values(answersOf(contract, operation))
  if (media !== undefined) media.schema = { $ref: `#/components/schemas/${first}` }
}

/**
 * The contract for orval's factories: each field has a format that says what its values look like, and `formats` (orval's
 * `mock.format`) has the code of these. Values follow the field's meaning, the contract's examples, or the field's name.
 */
export function withValues(contract: Contract) {
  const target = structuredClone(contract)
  const used = textsOfExamples(contract)
  const formats: Record<string, () => undefined> = {}
  const names = new Map<string, string>()

  const visit = (schema: Schema, name: string, { description = '' }: Schema = schema): void => {
    const code = codeOf(name, { description, ...schema }, used)
    if (code !== undefined) {
      const format = names.get(code) ?? `field-${names.size}`
      names.set(code, format)
      formats[format] = copied(code)
      schema.format = format
    }
    if (schema.pattern !== undefined) schema.pattern = withoutAnchors(schema.pattern)
    if (schema.items !== undefined) visit(schema.items, name, schema)
    for (const [property, one] of Object.entries(schema.properties ?? {})) visit(one, property)
  }
  for (const [name, schema] of Object.entries(target.components.schemas)) visit(schema, name)
  for (const { post } of Object.values(target.paths)) answerFirst(target, post)
  return { target, formats }
}
