import { contractShapes } from '../generated/contract-shapes.ts'
import { isRecord } from '../lib/json.ts'
import { nearestName } from '../lib/nearest-name.ts'
import { ruleOf } from './field-rules.ts'
import type { FieldRules, Rule } from './field-rules.ts'
import { isGuarded, leafOf, readerOf } from './formats.ts'
import type { Ledger, Path } from './gaps.ts'
import type { BackendMap, Field, Literal, Place } from './map-schema.ts'
import { pageFinisher } from './pages.ts'
import { compileConditions, compilePlace, isLike, pointerOf, readNamed } from './places.ts'
import type { Source, Values } from './places.ts'

export type ReaderParts = {
  readonly map: BackendMap
  readonly ledger: Ledger
  readonly rules: FieldRules
  readonly functionNamed: (name: string, path: Path) => (...values: unknown[]) => unknown
  readonly operationPath: Path
  /** False for operations that are answered without what the backend has. */
  readonly needsSources: boolean
  /** Contract's pointer → the backend's own. */
  readonly origins: Map<string, string>
  /** Name of a read → whether its values are as the contract has them. */
  readonly reads: ReadonlyMap<string, boolean>
  /** For properties that are read after the answer. */
  readonly readAfter: (schema: string, property: string) => Rule | null
}

/** Where a value is: its pointer in the contract's answer, and the backend's pointer to its holder. */
type Spot = { readonly pointer: string; readonly here: string; readonly isOptional: boolean }
type Property = Spot & { readonly schema: string; readonly name: string; readonly shape: string }

const isList = (shape: string): boolean => shape.startsWith('[')
const isSchema = (shape: string): boolean => Object.hasOwn(contractShapes, shape)

export const propertiesIn = (schema: string): readonly string[] =>
  Object.keys(contractShapes[schema] ?? {}).map((name) => name.replace('?', ''))

/** A value of the wrong type for numbers, booleans and words. */
const UNREADABLE = 'unreadable'

/** Compiles a reader of a schema of the contract from what the map says of its properties. */
export function compileObject(
  parts: ReaderParts,
  schema: string,
  spot: Spot,
  own: Readonly<Record<string, Field>> = {},
  ownPath: Path = [],
): Source {
  const shape = contractShapes[schema] ?? {}
  const known = propertiesIn(schema)
  for (const name of Object.keys(own)) {
    if (known.includes(name)) continue
    const text = `${schema} has no property ${name}; did you mean ${nearestName(name, known)}?`
    parts.ledger.add([...ownPath, name], text)
  }
  const hasTotal = spot.pointer === '' && 'total' in shape
  const finish = hasTotal ? pageFinisher(parts.map) : null
  const readers = Object.entries(shape).flatMap(([written, of]): (readonly [string, Source])[] => {
    const name = written.replace('?', '')
    const isMade = name === 'status' ? spot.pointer === '' : name === 'total' && finish !== null
    if (isMade) return []
    const field = own[name]
    const rule =
      field === undefined
        ? (parts.readAfter(schema, name) ??
          parts.rules.find(schema, name) ??
          commonRule(parts, spot, written, of))
        : ruleOf(field, [...ownPath, name])
    const pointer = `${spot.pointer}/${name}`
    const isOptional = spot.isOptional || name !== written
    // A login's member has no schema in the contract, which says that it is a `User`.
    const kind = of === 'any' && name === 'user' ? 'User' : of
    const property = { ...spot, schema, name, pointer, isOptional, shape: kind }
    const read = compileProperty(parts, property, rule)
    return read === null ? [] : [[name, read]]
  })
  return (reply, here, key) => {
    const value: Record<string, unknown> = {}
    for (const [name, read] of readers) {
      const found = read(reply, here, key)
      if (found !== undefined) value[name] = found
    }
    finish?.(value, reply, here)
    if (reply.isEmpty === true && hasTotal) value['total'] ??= 0
    return value
  }
}

/** Where the lists of answers, totals and the token are. */
function commonRule(
  { map, ledger }: ReaderParts,
  spot: Spot,
  name: string,
  of: string,
): Rule | null {
  const [path, at]: readonly [Path, Place | undefined] =
    name === 'token'
      ? [['token', 'from'], map.token?.from]
      : name === 'total'
        ? [['pages', 'total'], map.pages?.total]
        : [['lists', 'at'], isList(of) && spot.pointer === '' ? map.lists?.at : undefined]
  if (at === undefined) return null
  ledger.use(path)
  return { detail: { at }, path }
}

function compileProperty(parts: ReaderParts, property: Property, rule: Rule | null): Source | null {
  const { map, ledger, rules } = parts
  const { schema, name, shape, pointer, here, isOptional } = property
  if (rule === null) {
    if (isOptional || !parts.needsSources) return null
    const near = rules.names.length === 0 ? '' : ` (nearest: ${nearestName(name, rules.names)})`
    const text = `${schema}.${name} has no source: name it in fields or same, or say why it is absent${near}`
    ledger.add(parts.operationPath, text)
    return null
  }
  const { detail, path } = rule
  if (detail.absent !== undefined && detail.is === undefined) {
    if (isList(shape)) return () => []
    return leafOf(shape).isNullable ? () => null : null
  }
  const place = detail.at ?? (isList(shape) ? map.lists?.at : undefined) ?? rules.spell(name)
  const source = compilePlace(place)
  const origin = pointerOf(place, here)
  parts.origins.set(pointer, origin)
  if (isOfContract(parts, place, path)) {
    const plain = { ...parts, map: { ...map, formats: {} } }
    return isList(shape) || isSchema(shape) ? source : compileLeaf(plain, property, rule, source)
  }
  const inner = { here: origin.replace(/ or .*/, ''), isOptional }
  const fieldsPath = [...path, 'fields']
  if (isList(shape)) {
    const of = shape.slice(1, -1)
    const spot = { pointer: `${pointer}/*`, here: `${inner.here}/*`, isOptional: false }
    const read = isSchema(of) ? compileObject(parts, of, spot, detail.fields, fieldsPath) : null
    return listReader(source, read, map.lists?.empty ?? [])
  }
  if (!isSchema(shape)) return compileLeaf(parts, property, rule, source)
  const read = compileObject(parts, shape, { ...inner, pointer }, detail.fields, fieldsPath)
  return (reply, holder, key) => {
    const held = source(reply, holder, key)
    return isRecord(held) ? read(reply, held, key) : undefined
  }
}

/** Whether a value is as the contract has it: from the request, the clock, or an answer that was mapped before. */
function isOfContract(parts: ReaderParts, place: Place, path: Path): boolean {
  return [place].flat().some((one) => {
    const name = readNamed(one)
    if (name === null) return /^(sent:|\$now)/.test(one)
    parts.ledger.use([...parts.operationPath, 'reads', name])
    if (!parts.reads.has(name)) parts.ledger.add(path, `${one}: there is no read ${name}`)
    return parts.reads.get(name) === true
  })
}

function listReader(source: Source, read: Source | null, empty: readonly Literal[]): Source {
  return (reply, here, key) => {
    const found = source(reply, here, key)
    const itemOf = (one: unknown, name: string) =>
      read !== null && typeof one === 'object' && one !== null ? read(reply, one, name) : one
    if (Array.isArray(found)) return found.map((one: unknown, at) => itemOf(one, String(at)))
    if (reply.isEmpty === true || empty.some((one) => isLike(found, one))) return []
    return isRecord(found) ? Object.entries(found).map(([name, one]) => itemOf(one, name)) : found
  }
}

function compileLeaf(parts: ReaderParts, property: Property, rule: Rule, source: Source): Source {
  const { map, ledger } = parts
  const { detail, path } = rule
  const leaf = leafOf(property.shape)
  const guarded = isGuarded(leaf)
  const name = `${property.schema}.${property.name}`
  if (detail.or !== undefined && guarded) {
    ledger.add([...path, 'or'], `${name} decides what a member may do: it takes no \`or\``)
  }
  for (const [told, value] of Object.entries(detail.values ?? {})) {
    const word = String(value)
    if (leaf.words.length === 0 || leaf.words.includes(word)) continue
    const text = `${name} is never ${word}; did you mean ${nearestName(word, leaf.words)}?`
    ledger.add([...path, 'values', told], text)
  }
  const { is, or, values, count } = detail
  if (count !== undefined) source = sizeOf(compilePlace(count))
  const compute = detail.by === undefined ? null : parts.functionNamed(detail.by, [...path, 'by'])
  const read = readerOf(leaf, { ...map.formats, ...detail.as })
  const empty = map.formats?.empty ?? []
  const valueOf: Source = (reply, here, key) => {
    if (is !== undefined) return is
    const raw = source(reply, here, key)
    if (compute !== null) return compute(raw, reply, here)
    if (raw === undefined) return or
    if (values !== undefined) return translate(values, raw, guarded)
    if (raw === null || empty.some((one) => isLike(raw, one))) {
      if (or !== undefined) return or
      if (leaf.isNullable) return null
      if (property.isOptional) return undefined
    }
    // What is left as it came has another type than the contract's.
    return read(raw) ?? (guarded && typeof raw === 'number' ? UNREADABLE : raw)
  }
  if (detail.when === undefined) return valueOf
  const condition = compileConditions(detail.when)
  const otherwise = detail.else ?? (leaf.isNullable ? null : undefined)
  return (reply, here, key) => {
    const holds = condition(reply, here, key)
    if (holds === null && guarded) return UNREADABLE
    return holds === true ? valueOf(reply, here, key) : otherwise
  }
}

const sizeOf =
  (source: Source): Source =>
  (reply, here, key) => {
    const found = source(reply, here, key)
    return typeof found === 'object' && found !== null ? Object.keys(found).length : undefined
  }

/** An unlisted value is told as it is, if no one can take it for another. */
function translate(values: Values, raw: unknown, guarded: boolean): unknown {
  const key = String(raw)
  if (Object.hasOwn(values, key)) return values[key]
  if (values['else'] !== undefined) return values['else']
  return guarded || Object.values(values).includes(raw) ? UNREADABLE : raw
}
