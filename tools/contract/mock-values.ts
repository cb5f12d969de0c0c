import { answersOf, exampleValue } from './contract-parts.ts'
import type { Contract, Operation, Schema } from './contract.model.ts'

/** Realistic texts by field name; the first matching pattern counts. */
export const samplesByName: readonly (readonly [name: RegExp, samples: readonly string[]])[] = [
  [/token|ticket|key|secret/i, ['b7Gq0s3kVtYx9mPzL2nW5cRe', 'k4Tz8Qw1LmB6vXa3HsN9dPyF']],
  [/phone|mobile|tel$/i, ['010-1234-5678', '010-9876-5432', '010-2468-1357']],
  [/nick/i, ['데모', '초록바다', '달빛여우']],
  [/(bank|account)_?num/i, ['123456-04-123456', '3333-01-1234567', '110-234-567890']],
  [/bank_?name|^bank$/i, ['국민은행', '신한은행', '카카오뱅크']],
  [/owner|holder|real_?name/i, ['김하늘', '이서준', '박지우']],
  [/en$/i, ['Golden Tiger', 'Lucky Lantern', 'Moonlit Garden']],
  [/name/i, ['황금 호랑이', '행운의 등불', '달빛 정원']],
  [/e_?mail/i, ['haneul@maru.example', 'seojun@maru.example']],
  [/image|picture|icon|logo/i, ['/pictures/lantern.webp', '/pictures/tiger.webp']],
  [/url|address|href|link/i, ['https://games.example.com/play', 'https://maru.example/help']],
  [/place|path/i, ['/comp', '/notices', '/bets']],
  [/colou?r/i, ['#c8102e', '#003478']],
  [/^pw$|password/i, ['demo1234', 'maru2026']],
  [/(user|member|login|partner)_?id$/i, ['demo', 'sora', 'haneul7']],
  [/code|company|provider|partner/i, ['haneul-live', 'dalbit-play', 'MARU', 'GOLD']],
  [/^game$|gameid/i, ['dalbit-play-001', 'dalbit-play-002']],
  [/state$/i, ['open', 'closed']],
  [/status$/i, ['wait', 'already']],
  [/kind|type|category/i, ['slot', 'casino', 'sport']],
  [/title|subject|label|headline/i, ['정기 점검 안내', '주말 이벤트', '새 게임이 나왔습니다']],
  [/date|day$/i, ['2026-11-20', '2026-12-01']],
  [/at$|time$/i, ['2026-11-20T21:00:00+09:00', '2026-11-19T15:00:00+09:00']],
]

export const sentences: readonly string[] = [
  '자세한 내용은 공지를 확인해 주세요.',
  '11월 25일 04:00부터 05:00까지 점검이 있습니다.',
  '이용해 주셔서 감사합니다.',
]

const won = { code: 'faker.number.int({ min: 1, max: 500 }) * 1000', least: 1000, most: 500_000 }
const points = { code: 'faker.number.int({ min: 100, max: 50000 })', least: 100, most: 50_000 }
const upTo = (most: number) => ({
  code: `faker.number.int({ min: 1, max: ${most} })`,
  least: 1,
  most,
})
const exactly = (value: number) => ({ code: String(value), least: value, most: value })

export type NumberSample = {
  readonly code: string
  readonly least: number
  readonly most: number
}

/** Numbers by unit or name, as code for faker, with their range. */
export const numbersByName: readonly (readonly [name: RegExp, sample: NumberSample])[] = [
  [/^min/, exactly(10_000)],
  [/^max/, exactly(5_000_000)],
  [/KRW|won|amount|balance|money|price|bet|win|stake/i, won],
  [/point|rolling|comp/i, points],
  [/level|grade|rank/i, upTo(9)],
  [/id$/i, upTo(9999)],
  [/percent|rate/i, upTo(100)],
  [/./, upTo(20)],
]

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
