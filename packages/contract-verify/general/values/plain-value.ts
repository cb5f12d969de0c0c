import fc from 'fast-check'
import type { AnySchema, GeneralContract, GeneralOperation } from '../contract/general.model.ts'

/** How plain values are chosen. */
export type Choice = {
  /** 0: examples and all properties; 1: only required ones; from 2: no examples. */
  readonly variant: number
  readonly seed: number
  /** A text that differs from all earlier ones. */
  readonly fresh: () => string
}

const DEEPEST = 6

/** A value for a schema that a backend most probably accepts: the contract's example, or a short plain one. */
export function plainValue(
  contract: GeneralContract,
  written: AnySchema,
  choice: Choice,
  depth = 0,
): unknown {
  const schema = merged(contract, written, choice.variant)
  if (schema.const !== undefined) return schema.const
  const example = schema.example ?? schema.examples?.[0] ?? schema.default
  const isUsable = choice.variant < 2 && example !== undefined && example !== null
  if (isUsable && contract.faultsOf(written, example).length === 0) return example
  if (schema.enum !== undefined) return schema.enum[choice.variant % schema.enum.length]
  const type = typeOf(schema)
  if (type === 'object') return objectOf(contract, schema, choice, depth)
  if (type === 'array') return listOf(contract, schema, choice, depth)
  if (type === 'integer' || type === 'number') return numberOf(schema, type, choice)
  if (type === 'boolean') return choice.variant % 2 === 0
  if (type === 'null') return null
  return textOf(schema, choice)
}

/** The first type that is not null; by keywords where there is none. */
export function typeOf({ type, properties, items, additionalProperties }: AnySchema): string {
  const [first] = [type ?? []].flat().filter((one) => one !== 'null')
  if (first !== undefined) return first
  if (type !== undefined) return 'null'
  if (properties !== undefined || additionalProperties !== undefined) return 'object'
  return items === undefined ? 'string' : 'array'
}

/** A schema with its parts of `allOf` and one alternative of `oneOf` or `anyOf`. */
export function merged(contract: GeneralContract, written: AnySchema, variant = 0): AnySchema {
  const { allOf = [], oneOf, anyOf, ...own } = contract.resolve(written)
  const alternatives = (oneOf ?? anyOf ?? []).filter((one) => contract.resolve(one).type !== 'null')
  const chosen = alternatives[variant % Math.max(alternatives.length, 1)]
  const parts = [...allOf, ...(chosen === undefined ? [] : [chosen])].map((one) =>
    merged(contract, one, variant),
  )
  return parts.reduce<AnySchema>(
    (whole, part) => ({
      ...part,
      ...whole,
      ...(whole.properties === undefined && part.properties === undefined
        ? {}
        : { properties: { ...part.properties, ...whole.properties } }),
      ...(whole.required === undefined && part.required === undefined
        ? {}
        : { required: [...new Set([...(whole.required ?? []), ...(part.required ?? [])])] }),
    }),
    own,
  )
}

const PLAIN = 2
const MOST_ALTERNATIVES = 4

/** Variants without examples: one for each alternative that a body may be. */
export function variantsOf(
  contract: GeneralContract,
  { body }: Pick<GeneralOperation, 'body'>,
): readonly number[] {
  const { oneOf, anyOf } = body === null ? {} : contract.resolve(body.schema)
  const count = Math.min(Math.max((oneOf ?? anyOf ?? []).length, 1), MOST_ALTERNATIVES)
  return Array.from({ length: count }, (_, index) => PLAIN + index)
}

function objectOf(
  contract: GeneralContract,
  { properties = {}, required = [] }: AnySchema,
  choice: Choice,
  depth: number,
): unknown {
  const isShort = choice.variant === 1 || depth > 2
  const names = Object.keys(properties).filter((name) => !isShort || required.includes(name))
  if (depth > DEEPEST) return {}
  return Object.fromEntries(
    names.map((name) => [name, plainValue(contract, properties[name] ?? {}, choice, depth + 1)]),
  )
}

function listOf(
  contract: GeneralContract,
  { items, minItems = 0, maxItems = Infinity }: AnySchema,
  choice: Choice,
  depth: number,
): unknown {
  const count = depth > DEEPEST ? minItems : Math.min(Math.max(minItems, 1), maxItems)
  return Array.from({ length: count }, (_, index) =>
    plainValue(
      contract,
      items ?? {},
      index === 0 ? choice : { ...choice, variant: choice.variant + 2 },
      depth + 1,
    ),
  )
}

function numberOf(schema: AnySchema, type: string, { variant }: Choice): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.5)
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step)
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step)
  const start = least ?? Math.min(1, most ?? 1)
  const wanted = Math.max(start, Math.min(start + variant + 1, most ?? Infinity))
  return multipleOf === undefined ? wanted : Math.ceil(wanted / multipleOf) * multipleOf
}

const HEX = '0123456789abcdef'
/** A version 4 UUID, made of a text. */
function uuidOf(text: string): string {
  let state = 7
  const digits = Array.from({ length: 32 }, (_, index) => {
    state = (Math.imul(state, 31) + text.charCodeAt(index % text.length) + index) >>> 0
    return HEX[(state >>> 7) % 16] ?? '0'
  })
  digits[12] = '4'
  digits[16] = 'a'
  const all = digits.join('')
  return [8, 12, 16, 20, 32].map((to, index) => all.slice([0, 8, 12, 16, 20][index], to)).join('-')
}

/** A text of a format; undefined: the format has no restrictions. */
export function textOfFormat(format: string | undefined, word: string): string | undefined {
  const day = String((Number.parseInt(word.slice(-2), 36) % 27) + 1).padStart(2, '0')
  const texts: Readonly<Record<string, string>> = {
    date: `2026-01-${day}`,
    'date-time': `2026-01-${day}T03:04:05Z`,
    time: '03:04:05Z',
    duration: 'P1D',
    uuid: uuidOf(word),
    email: `${word}@example.com`,
    'idn-email': `${word}@example.com`,
    hostname: `${word}.example.com`,
    uri: `https://example.com/${word}`,
    url: `https://example.com/${word}`,
    'uri-reference': `/${word}`,
    ipv4: '192.0.2.17',
    ipv6: '2001:db8::17',
    byte: Buffer.from(word).toString('base64'),
    'json-pointer': `/${word}`,
    regex: `^${word}$`,
    password: `Pa55-${word}-x`,
  }
  return format === undefined ? undefined : texts[format]
}

function textOf(schema: AnySchema, { fresh, seed, variant }: Choice): string {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema
  const formatted = textOfFormat(format, fresh())
  if (formatted !== undefined) return formatted
  if (pattern !== undefined) {
    const found = textsOfPattern(pattern, seed + variant).find(
      (text) => [...text].length >= minLength && [...text].length <= maxLength,
    )
    if (found !== undefined) return found
  }
  const word = fresh()
  return word.padEnd(minLength, 'abcdefgh').slice(-Math.max(Math.min(maxLength, 1_000), 0))
}

/** Building one takes longer than drawing many texts from it. */
const readPatterns = new Map<string, fc.Arbitrary<string> | null>()

function matching(pattern: string): fc.Arbitrary<string> | null {
  const known = readPatterns.get(pattern)
  if (known !== undefined) return known
  let made: fc.Arbitrary<string> | null = null
  try {
    made = fc.stringMatching(new RegExp(pattern))
  } catch {
    // It has parts that cannot be drawn from.
  }
  readPatterns.set(pattern, made)
  return made
}

/** Texts that match a pattern, the longest last; none if it cannot be parsed. */
export function textsOfPattern(pattern: string, seed: number): readonly string[] {
  const texts = matching(pattern)
  if (texts === null) return []
  try {
    return fc
      .sample(texts, { seed, numRuns: 30 })
      .toSorted((one, other) => one.length - other.length)
  } catch {
    return []
  }
}
