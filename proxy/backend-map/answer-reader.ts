import { contractShapes } from './contract-shapes.ts'
import { isRecord, readProperty } from '../../src/lib/json.ts'
import { joinedValues } from './joined-values.ts'
import { didYouMean, nearestName } from '../../src/lib/nearest-name.ts'
import { ruleOf } from './field-rules.ts'
import type { FieldRules, GapList, Path, Rule } from './field-rules.ts'
import { isPossibleValue, formatOfOne, isGuarded, leafOf, readerOf } from './formats.ts'
import type { BackendMap, Field, Literal, Place } from './map-schema.ts'
import { pageFinisher } from './pages.ts'
import {
  compileConditions,
  compilePlace,
  EMPTY,
  equalsLiteral,
  pointerOf,
  readNamed,
} from './places.ts'
import type { Source, Values } from './places.ts'

export type ReaderParts = {
  readonly map: BackendMap
  readonly gapList: GapList
  readonly rules: FieldRules
  readonly functionNamed: (name: string, path: Path) => (...values: unknown[]) => unknown
  readonly operationPath: Path
  /** False for operations that the map answers without the backend. */
  readonly needsSources: boolean
  /** The line of a rule in the map's file. */
  readonly lineOf?: ((path: Path) => number) | undefined
  /** Contract's pointer → the backend's own, and the line of its rule. */
  readonly origins: Map<string, string>
  /** Name of a read → whether its values are in the contract's form. */
  readonly reads: ReadonlyMap<string, boolean>
  /** The rule of a property that a read after the call provides; null: none. */
  readonly readAfter: (schema: string, property: string) => Rule | null
}

/** Where a value is: its pointer in the contract's answer, and the backend's pointer to its holder. */
type Spot = { readonly pointer: string; readonly here: string; readonly isOptional: boolean }
type Property = Spot & { readonly schema: string; readonly name: string; readonly shape: string }

const isList = (shape: string): boolean => shape.startsWith('[')
const isSchema = (shape: string): boolean => Object.hasOwn(contractShapes, shape)

export const propertiesIn = (schema: string): readonly string[] =>
  Object.keys(contractShapes[schema] ?? {}).map((name) => name.replace('?', ''))

/** Stands for an unreadable value; fails validation as number, boolean and word. */
const UNREADABLE = 'unreadable'

/** Compiles a reader for a schema of the contract from the map's rules for its properties. */
export function compileObject(
  parts: ReaderParts,
  schema: string,
  spot: Spot,
  ownFormat: Readonly<Record<string, Field>> = {},
  ownPath: Path = [],
): Source {
  const shape = contractShapes[schema] ?? {}
  const properties = propertiesIn(schema)
  for (const name of Object.keys(ownFormat))
    parts.gapList.addUnknown([...ownPath, name], schema, name, properties)
  const hasTotal = spot.pointer === '' && 'total' in shape
  const finish = hasTotal ? pageFinisher(parts.map) : null
  const readers = Object.entries(shape).flatMap(([key, type]): (readonly [string, Source])[] => {
    const name = key.replace('?', '')
    const isSetLater = name === 'status' ? spot.pointer === '' : name === 'total' && finish !== null
    if (isSetLater) return []
    const field = ownFormat[name]
    const rule =
      field === undefined
        ? (parts.readAfter(schema, name) ??
          parts.rules.find(schema, name) ??
          commonRule(parts, spot, key, type))
        : ruleOf(field, [...ownPath, name])
    const pointer = `${spot.pointer}/${name}`
    const isOptional = spot.isOptional || name !== key
    // The contract has no schema for a login's member, but describes it as a `User`.
    const kind = type === 'any' && name === 'user' ? 'User' : type
    const property = { ...spot, schema, name, pointer, isOptional, shape: kind }
    const source = compileProperty(parts, property, rule)
    return source === null ? [] : [[name, source]]
  })
  return (reply, here, key) => {
    const value: Record<string, unknown> = {}
    for (const [name, readSource] of readers) {
      const item = readSource(reply, here, key)
      if (item !== undefined) value[name] = item
    }
    finish?.(value, reply, here)
    if (reply.isEmpty === true && hasTotal) value['total'] ??= 0
    return value
  }
}

/** Where the lists of answers, totals and the token are. */
function commonRule(
  { map, gapList }: ReaderParts,
  spot: Spot,
  name: string,
  of: string,
): Rule | null {
  const [path, place]: readonly [Path, Place | undefined] =
    name === 'token'
      ? [['token', 'from'], map.token?.from]
      : name === 'total'
        ? [['pages', 'total'], map.pages?.total]
        : [['lists', 'at'], isList(of) && spot.pointer === '' ? map.lists?.at : undefined]
  if (place === undefined) return null
  gapList.use(path)
  return { detail: { at: place }, path }
}

function compileProperty(parts: ReaderParts, property: Property, rule: Rule | null): Source | null {
  const { map, gapList, rules } = parts
  const { schema, name, shape, pointer, here, isOptional } = property
  if (rule === null) {
    if (isOptional || !parts.needsSources) return null
    const hint = rules.names.length === 0 ? '' : ` (nearest: ${nearestName(name, rules.names)})`
    const text = `${schema}.${name} has no source: name it in fields or same, or say why it is absent${hint}`
    gapList.add(parts.operationPath, text)
    return null
  }
  const { detail, path } = rule
  if (detail.absent !== undefined && detail.is === undefined) {
    if (isList(shape)) return () => []
    if (leafOf(shape).isNullable) return () => null
    if (!isOptional && parts.needsSources)
      gapList.add(path, `${schema}.${name} cannot be left out: say with \`is\` what stands for it`)
    return null
  }
  const place = detail.at ?? (isList(shape) ? map.lists?.at : undefined) ?? rules.spell(name)
  const otherPlaces = name === 'token' ? (map.token?.also ?? []).map(({ from }) => from) : []
  const sources = [place, ...otherPlaces].map(compilePlace)
  const source: Source =
    sources.length === 1
      ? compilePlace(place)
      : (...reply) => joinedValues(sources.map((readSource) => readSource(...reply)))
  const origin = pointerOf(place, here)
  const line = parts.lineOf?.(path)
  parts.origins.set(pointer, line === undefined ? origin : `${origin} [line ${line}]`)
  if (isInContractForm(parts, detail.count ?? place, path, isOptional)) {
    const rawParts = { ...parts, map: { ...map, formats: {} } }
    return isList(shape) || isSchema(shape) ? source : compileLeaf(rawParts, property, rule, source)
  }
  const objectPointer = origin.replace(/ or .*/, '')
  const fieldsPath = [...path, 'fields']
  if (isList(shape)) {
    const of = shape.slice(1, -1)
    const spot = { pointer: `${pointer}/*`, here: `${objectPointer}/*`, isOptional: false }
    const readItem = isSchema(of) ? compileObject(parts, of, spot, detail.fields, fieldsPath) : null
    const order = newestFirst(of, map.lists?.order === 'newest')
    return listReader(source, readItem, map.lists?.empty ?? [], order)
  }
  if (!isSchema(shape)) return compileLeaf(parts, property, rule, source)
  const spot = { pointer, here: objectPointer, isOptional }
  const readObject = compileObject(parts, shape, spot, detail.fields, fieldsPath)
  return (reply, holder, key) => {
    const value = source(reply, holder, key)
    return isRecord(value) ? readObject(reply, value, key) : undefined
  }
}

/** Whether a value is already in the contract's form: from the request, the clock, or an answer mapped before. */
function isInContractForm(
  { gapList, reads, operationPath, map }: ReaderParts,
  place: Place,
  path: Path,
  isOptional: boolean,
): boolean {
  const places = [place].flat()
  const paths = Object.values(map.operations ?? {})
    .flat()
    .flatMap((operation) => Object.keys(operation.reads ?? {}))
  return places.some((candidate) => {
    const name = readNamed(candidate)
    if (name === null) return /^(sent:|\$now)/.test(candidate)
    gapList.use([...operationPath, 'reads', name])
    const suffix = ` of ${String(operationPath[1] ?? 'all operations')}`
    const hint = paths.includes(name) ? suffix : didYouMean(name, paths)
    const isReadElsewhere = paths.includes(name) && (isOptional || places.length > 1)
    if (!reads.has(name) && !isReadElsewhere)
      gapList.add(path, `${candidate}: there is no read ${name}${hint}`)
    return reads.get(name) === true
  })
}

type Order = (items: unknown[], hasNumberKeys: boolean) => unknown[]

/** Sorts lists by number newest first, as in the contract: JSON objects do not keep their order. */
function newestFirst(schema: string, alwaysSorts: boolean): Order {
  const [time] =
    Object.entries(contractShapes[schema] ?? {}).find(([, type]) => type === 'instant') ?? []
  if (time === undefined) return (items) => items
  const timeOf = (item: unknown) => Date.parse(String(readProperty(item, time)))
  return (items, hasNumberKeys) =>
    (alwaysSorts || hasNumberKeys) && !items.some((item) => Number.isNaN(timeOf(item)))
      ? items.toSorted((a, b) => timeOf(b) - timeOf(a))
      : items
}

function listReader(
  source: Source,
  listSource: Source | null,
  empty: readonly Literal[],
  order: Order,
): Source {
  return (reply, here, key) => {
    const list = source(reply, here, key)
    const itemOf = ([name, value]: readonly [string, unknown]) =>
      listSource !== null && typeof value === 'object' && value !== null
        ? listSource(reply, value, name)
        : value
    if (reply.isEmpty === true || empty.some((emptyValue) => equalsLiteral(list, emptyValue)))
      return []
    if (!Array.isArray(list) && !isRecord(list)) return list
    const entries = Object.entries(list)
    const hasNumberKeys = isRecord(list) && entries.every(([name]) => /^\d+$/.test(name))
    return order(entries.map(itemOf), hasNumberKeys)
  }
}

function compileLeaf(parts: ReaderParts, property: Property, rule: Rule, source: Source): Source {
  const { map, gapList } = parts
  const { detail, path } = rule
  const leaf = leafOf(property.shape)
  const isGuardedLeaf = isGuarded(leaf)
  const name = `${property.schema}.${property.name}`
  if (detail.or !== undefined && isGuardedLeaf) {
    gapList.add([...path, 'or'], `${name} decides what a member may do: it takes no \`or\``)
  }
  const listedValues = Object.entries(detail.values ?? {}).map(
    ([word, value]) => [['values', word], value] as const,
  )
  for (const [place, value] of [
    ...listedValues,
    [['is'], detail.is],
    [['else'], detail.else],
  ] as const) {
    const word = String(value)
    if (value !== undefined && !isPossibleValue(leaf, value))
      gapList.add([...path, ...place], `${name} is never ${word}${didYouMean(word, leaf.words)}`)
  }
  const { is, or, values, count } = detail
  if (count !== undefined) source = sizeOf(count, compileConditions(detail.where ?? {}))
  const compute = detail.by === undefined ? null : parts.functionNamed(detail.by, [...path, 'by'])
  const ownFormat = formatOfOne(leaf, map.formats ?? {}, detail.as)
  if (detail.as !== undefined && ownFormat === null)
    gapList.add([...path, 'as'], `${name} is ${property.shape}: \`as\` says nothing of it`)
  const readRaw = readerOf(leaf, ownFormat ?? map.formats ?? {})
  const empty = map.formats?.empty ?? []
  const valueOf: Source = (reply, here, key) => {
    if (is !== undefined) return is
    const raw = source(reply, here, key)
    if (compute !== null) return compute(raw, reply, here)
    if (raw === undefined) return or
    if (values !== undefined) return translate(values, raw, isGuardedLeaf)
    if (raw === null || empty.some((emptyValue) => equalsLiteral(raw, emptyValue))) {
      if (or !== undefined) return or
      if (leaf.isNullable) return null
      if (property.isOptional) return undefined
    }
    // An untranslated value has another type than the contract's.
    return readRaw(raw) ?? (isGuardedLeaf && typeof raw === 'number' ? UNREADABLE : raw)
  }
  if (detail.when === undefined) return valueOf
  const condition = compileConditions(detail.when)
  const otherwise = detail.else ?? (leaf.isNullable ? null : undefined)
  return (reply, here, key) => {
    const isMet = condition(reply, here, key)
    if (isMet === null && isGuardedLeaf) return UNREADABLE
    return isMet === true ? valueOf(reply, here, key) : otherwise
  }
}

/** Counts the entries that meet the conditions; undefined when one of them cannot be judged. */
function sizeOf(place: Place, condition: ReturnType<typeof compileConditions>): Source {
  const source = compilePlace(place)
  const names = [place].flat().map(readNamed)
  return (reply, here, key) => {
    if (names.some((name) => name !== null && reply.reads[name] === EMPTY)) return 0
    const entries = source(reply, here, key)
    if (typeof entries !== 'object' || entries === null) return undefined
    const results = Object.entries(entries).map(([name, rule]) => condition(reply, rule, name))
    return results.includes(null) ? undefined : results.filter((isMet) => isMet === true).length
  }
}

/** An unlisted value stays as it is unless it could be mistaken for a listed one. */
function translate(values: Values, raw: unknown, isGuardedLeaf: boolean): unknown {
  const key = String(raw)
  if (Object.hasOwn(values, key)) return values[key]
  if (values['else'] !== undefined) return values['else']
  return isGuardedLeaf || Object.values(values).includes(raw) ? UNREADABLE : raw
}
