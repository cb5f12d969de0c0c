import { similarName } from '#site/lib/similar-name.ts'
import { contractShapes } from '#proxy/backend-map/contract-shapes.ts'
import { leafOf } from '#proxy/backend-map/formats.ts'
import { isRecord } from '#site/lib/json.ts'

/** Names that backends of this trade give to properties of the contract. */
const COMMON_NAMES: Readonly<Record<string, RegExp>> = {
  id: /^(idx|no|num|seq|uid|key|\$key)$/,
  'PaymentOption.code': /^(pay|method)_?(code|id)$/,
  'SlotGame.code': /^game_?(code|id)$/,
  'Provider.code': /^(vendor|provider|company|brand)(_?(code|id))?$/,
  company: /^(vendor|provider|brand)(_?(code|id))?$/,
  'RegDomain.code': /^(partner|recommend|agent|branch)(_?code)?$/,
  createdAt: /^(reg|write|created?|insert)_?(date|dt|time|at)?$|^w?date$/,
  requestedAt: /^(reg|write|created?|request|apply)_?(date|dt|time|at)?$|^date$/,
  placedAt: /^(reg|bet|created?|played)_?(date|dt|time|at)?$|^date$/,
  registeredAt: /^(join|joined|reg|signup|created?)_?(date|dt|time|at|ms)?$/,
  lastLoginAt: /^(last_?(login|seen)|login)_?(date|dt|time|at)?$/,
  answeredAt: /^(answer|reply|answered)_?(date|dt|time|at)$/,
  readAt: /^(is_?)?read(_?(yn|date|dt|time|at))?$|^view_?yn$/,
  settledAt: /^(done|process|confirm|settle|complete)_?(date|dt|time|at)$/,
  title: /^(subject|tit|headline|name)$/,
  content: /^(memo|body|text|contents|message|desc(ription)?)$/,
  answer: /^(reply|response)$/,
  amount: /^(money|amt|price|cash|won|sum)$/,
  kind: /^(game|bet)?_?(type|category|kind)$/,
  bet: /^(bet|stake)_?(money|amount|amt)?$/,
  win: /^(win|payout|prize)_?(money|amount|amt)?$/,
  state: /^(use|open|active|enabled)_?(yn|flag|status)?$|^status$/,
  status: /^(state|stat)$/,
  locked: /^(is_?)?lock(ed)?_?(yn|flag)?$/,
  nameKo: /^((pay|game|vendor)_?)?(name|title)(_?(ko|kr|kor))?$/,
  nameEn: /^((pay|game|vendor)_?)?(name|title)(_?(en|eng))?$/,
  minAmount: /^min_?(money|amount|amt|price)?$/,
  maxAmount: /^max_?(money|amount|amt|price)?$/,
  nick: /^nick_?name$/,
  phone: /^(tel|mobile|hp)$/,
  userId: /^(user|member|login)_?id$/,
  rolling: /^(comp|points?|comp_?points?)$/,
  noteCount: /^(note|letter|message)s?_?(count|cnt)$/,
  helpCount: /^(help|question|qna)s?_?(count|cnt)$/,
  total: /^(total_?)?(count|cnt|rows)$/,
  gameUrl: /^(url|launch_?url|link)$/,
}

const snakeCase = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

const bareName = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase()

/** How well a backend's name fits a property: 4 the same, 3 spelt otherwise, 2 a common word, 1 nearly; 0: not. */
export function nameSimilarity(schema: string, property: string, name: string): number {
  if (name === property) return 4
  if (bareName(name) === bareName(property)) return 3
  const commonNames = COMMON_NAMES[`${schema}.${property}`] ?? COMMON_NAMES[property]
  if (commonNames?.test(snakeCase(name)) === true) return 2
  // A part of a name, such as Amount of maxAmount, also occurs in other names.
  const isPart = bareName(property).includes(bareName(name))
  return !isPart && similarName(property, [name]) === name && property.length > 3 ? 1 : 0
}

type Json = Readonly<Record<string, unknown>>

/** The place where a property of the contract was found. */
export type Match = {
  readonly schema: string
  readonly property: string
  readonly shape: string
  /** The place as a map writes it; null: no match. */
  readonly place: string | null
  readonly value: unknown
  /** The name is the same, or the value can only be this. */
  readonly isSure: boolean
}

const isSchema = (shape: string): boolean => Object.hasOwn(contractShapes, shape)
const INSTANT_PATTERN = /^\d{4}[-./]?\d\d[-./]?\d\d([ T]\d\d:?\d\d|$)/
const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?[\d,]+(\.\d+)?$/.test(value))
const isEpoch = (value: unknown): boolean => isNumeric(value) && Number(value) > 900_000_000
const isInstant = (value: unknown): boolean => INSTANT_PATTERN.test(String(value)) || isEpoch(value)
export const isFlag = (value: unknown): boolean =>
  typeof value === 'boolean' || /^(y|n|yes|no|0|1|true|false)$/i.test(String(value))

function fitsKind(shape: string, property: string, value: unknown): boolean {
  const { kind } = leafOf(shape)
  if (value === null || value === '') return true
  if (typeof value === 'object') return false
  if (kind === 'instant') return isInstant(value) || (property === 'readAt' && isFlag(value))
  if (kind === 'won' || kind === 'point' || kind === 'number') return isNumeric(value)
  if (kind === 'boolean') return isFlag(value)
  return true
}

type Leaf = { readonly place: string; readonly value: unknown; readonly fit: number }

/** A property here, or else in an object here. */
function leafIn(schema: string, property: string, shape: string, object: Json): Leaf | undefined {
  const leavesOf = (holder: Json, prefix: string) =>
    Object.entries(holder)
      .map(([name, value]) => ({
        place: prefix + name,
        value,
        fit: nameSimilarity(schema, property, name),
      }))
      .filter(({ fit, value }) => fit > 0 && fitsKind(shape, property, value))
      .toSorted((a, b) => b.fit - a.fit)
  const [leaf] = leavesOf(object, '')
  if (leaf !== undefined) return leaf
  const nestedHolders = holdersIn(object).filter(([place]) => place !== '.')
  return nestedHolders.flatMap(([place, holder]) => leavesOf(holder, `${place}/`))[0]
}

/** Objects that could match a nested schema: this one, and its properties. */
const holdersIn = (object: Json): readonly (readonly [string, Json])[] => [
  ...Object.entries(object).flatMap(([name, value]) =>
    isRecord(value)
      ? [
          [name, value] as const,
          ...Object.entries(value).flatMap(([inner, child]) =>
            isRecord(child) ? [[`${name}/${inner}`, child] as const] : [],
          ),
        ]
      : [],
  ),
  ['.', object],
]

const shapesOf = (schema: string) =>
  Object.entries(contractShapes[schema] ?? {}).map(
    ([name, shape]) => [name.replace('?', ''), name.endsWith('?'), shape] as const,
  )

/** Matches in the object itself score higher. */
const scoreOf = (matches: readonly Match[]): number =>
  matches.reduce((sum, { place }) => sum + (place === null ? 0 : place.includes('/') ? 1 : 2), 0)

/** The first value that each name has in a list. */
function mergeItems(items: readonly unknown[]): Json | undefined {
  const records = items.filter(isRecord)
  if (records.length === 0) return undefined
  const isPresent = (value: unknown) => value !== null && value !== ''
  return Object.fromEntries(
    Object.keys(records[0] ?? {}).map((name) => [
      name,
      records.map((record) => record[name]).find(isPresent) ?? records[0]?.[name],
    ]),
  )
}

function bestHolder(schema: string, property: string, object: Json) {
  const candidates = holdersIn(object)
    .map(([place, holder]) => ({ place, holder, matches: matchObject(schema, holder) }))
    .toSorted(
      (a, b) =>
        scoreOf(b.matches) - scoreOf(a.matches) ||
        Number(b.place === property) - Number(a.place === property),
    )
  const [best] = candidates
  return best !== undefined && scoreOf(best.matches) > 0 ? best : undefined
}

/** The place of an answer's list: under the contract's name, under another, or the answer itself. */
export function listIn(property: string, root: unknown): readonly [string, unknown[]] | null {
  if (Array.isArray(root)) return ['.', root]
  if (!isRecord(root)) return null
  if (Array.isArray(root[property])) return [property, root[property]]
  const lists = [root, ...Object.values(root).filter(isRecord)].flatMap((holder, index) =>
    Object.entries(holder).flatMap(([name, value]) =>
      Array.isArray(value)
        ? [[index === 0 ? name : `${nameOfHolder(root, holder)}/${name}`, value] as const]
        : [],
    ),
  )
  return lists.length === 1 ? (lists[0] ?? null) : null
}

const nameOfHolder = (root: Json, holder: Json): string =>
  Object.keys(root).find((name) => root[name] === holder) ?? ''

/** All properties of a schema, nested ones included, in an observed object. */
export function matchObject(schema: string, object: Json, isRoot = false): readonly Match[] {
  return shapesOf(schema).flatMap(([property, isOptional, shape]): readonly Match[] => {
    if (property === 'status' && isRoot) return []
    const match = { schema, property, shape }
    if (shape.startsWith('[')) {
      const list = listIn(property, object)
      const itemSchema = shape.slice(1, -1)
      const mergedItem = mergeItems(list?.[1] ?? [])
      if (list === null) return []
      return [
        { ...match, place: list[0], value: list[1], isSure: true },
        ...(mergedItem === undefined ? [] : matchObject(itemSchema, mergedItem)),
      ]
    }
    const objectSchema = shape === 'any' && property === 'user' ? 'User' : shape
    if (isSchema(objectSchema)) {
      const best = bestHolder(objectSchema, property, object)
      if (best === undefined)
        return isOptional ? [] : [{ ...match, place: null, value: null, isSure: false }]
      return [{ ...match, place: best.place, value: null, isSure: true }, ...best.matches]
    }
    const leaf = leafIn(schema, property, shape, object)
    if (leaf === undefined)
      return isOptional ? [] : [{ ...match, place: null, value: null, isSure: false }]
    return [{ ...match, place: leaf.place, value: leaf.value, isSure: leaf.fit > 2 }]
  })
}
