import { isDeepStrictEqual } from 'node:util'
import type { Fact, Kind } from './fact.ts'

type Keywords = Fact['keywords']
type Type = 'string' | 'number' | 'array' | 'object'

/** The type whose values a keyword limits. */
const limited: Readonly<Record<string, Type>> = {
  minLength: 'string',
  maxLength: 'string',
  pattern: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
  minItems: 'array',
  maxItems: 'array',
  uniqueItems: 'array',
  minProperties: 'object',
  maxProperties: 'object',
  additionalProperties: 'object',
}

const numberFormat = /^(?:int\d+|uint\d+|float|double|decimal)$/

const typesIn = ({ type }: Keywords): readonly unknown[] | undefined =>
  type === undefined ? undefined : [type].flat()

function permits(keywords: Keywords, type: Type): boolean {
  const types = typesIn(keywords)
  if (types === undefined || types.includes(type)) return true
  return type === 'number' && types.includes('integer')
}

function typeLimitedBy(keyword: string, value: unknown): Type | undefined {
  if (keyword !== 'format') return limited[keyword]
  return typeof value === 'string' && numberFormat.test(value) ? 'number' : 'string'
}

/** Whether a keyword could limit values of these types, such as minLength those of a text. */
export function constrains(keyword: string, value: unknown, keywords: Keywords): boolean {
  const type = typeLimitedBy(keyword, value)
  return type === undefined || permits(keywords, type)
}

const inner: Partial<Record<Kind, Type>> = { property: 'object', items: 'array' }

/** Whether the surroundings of a place could contain it both before and after, whether or not they did. */
export function mayContain(kind: Kind, ...around: readonly (Fact | undefined)[]): boolean {
  const type = inner[kind]
  return (
    type === undefined || around.every((one) => one === undefined || permits(one.keywords, type))
  )
}

const defaults: Readonly<Record<string, unknown>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  additionalProperties: true,
}

/** Keywords without those that say what is so anyway, and without integer beside number. */
export function withoutDefaults(keywords: Keywords): Keywords {
  const types = typesIn(keywords)
  const remaining = Object.entries(keywords).filter(
    ([keyword, value]) =>
      !(Object.hasOwn(defaults, keyword) && isDeepStrictEqual(defaults[keyword], value)),
  )
  return types?.includes('number')
    ? { ...Object.fromEntries(remaining), type: types.filter((type) => type !== 'integer') }
    : Object.fromEntries(remaining)
}
