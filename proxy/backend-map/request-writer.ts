import { contractShapes } from './contract-shapes.ts'
import { addCookie } from './backend-cookies.ts'
import { separateValues } from './joined-values.ts'
import { writePath } from './json-path.ts'
import { propertiesIn } from './answer-reader.ts'
import type { BackendRequest } from './backend-port.ts'
import type { FieldRules, GapList, Path } from './field-rules.ts'
import { formatOfOne, leafOf, writerOf } from './formats.ts'
import type { BackendMap, Carrier, DetailedField, Operation } from './map-schema.ts'
import { pageWriter } from './pages.ts'
import { isRelative } from './places.ts'
import type { Values } from './places.ts'

/** Properties as fields of a form, inner ones as `a[b]`. */
const pairsIn = (body: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? pairsIn(value as Readonly<Record<string, unknown>>).map(
          ([innerName, innerValue]): [string, string] => [
            `${name}${innerName.replace(/^[^[]+/, '[$&]')}`,
            innerValue,
          ],
        )
      : [[name, String(value)]],
  )

export type WriterParts = {
  readonly map: BackendMap
  readonly gapList: GapList
  readonly rules: FieldRules
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly operationPath: Path
}

type Property = {
  readonly name: string
  /** The property's path in the backend's request. */
  readonly path: string
  readonly convert: (value: unknown) => unknown
  readonly fallback: unknown
}

/** Compiles a function that turns the contract's request into the backend's. */
export function compileRequest(
  parts: WriterParts,
  { path: contractPath, request: schema }: { readonly path: string; readonly request: string },
  operation: Operation,
  makeBody: ((sent: Values) => Values) | null = null,
): (request: BackendRequest, sent: Values) => BackendRequest {
  const { map, gapList, operationPath } = parts
  const common = map.request ?? {}
  const path = pathOf(map, contractPath, operation)
  const method = operation.method ?? common.method ?? 'POST'
  const type = method === 'GET' ? 'query' : (operation.body ?? common.body ?? 'json')
  const containerPath = operation.in ?? common.in
  const properties = makeBody === null ? propertiesOf(parts, schema, operation) : []
  const writePage = propertiesIn(schema).includes('page') ? pageWriter(map) : null
  const commonConstants = constantsOf(parts, common.with, ['request', 'with'])
  const constants = constantsOf(parts, operation.with, [...operationPath, 'with'])
  const headers = constantsOf(parts, common.headers, ['request', 'headers'])
  const pathNames = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  const sentNames = properties.map(({ name }) => name)
  for (const name of pathNames)
    gapList.addUnknown([...operationPath, 'path'], schema, name, sentNames)

  return (request, sent) => {
    const content: Record<string, unknown> = { ...makeBody?.(sent) }
    let url = path
    for (const { name, path: propertyPath, convert, fallback } of properties) {
      const value = sent[name] === undefined ? fallback : convert(sent[name])
      if (value === undefined) continue
      if (!pathNames.has(name)) writePath(content, propertyPath, value)
      else url = url.replace(`{${name}}`, encodePathPart(value))
    }
    for (const [valuePath, value] of Object.entries(writePage?.(sent) ?? {}))
      writePath(content, valuePath, value)
    for (const [valuePath, value] of constants) writePath(content, valuePath, value)
    const body: Record<string, unknown> = containerPath === undefined ? content : {}
    if (containerPath !== undefined) writePath(body, containerPath, content)
    for (const [valuePath, value] of commonConstants) writePath(body, valuePath, value)
    const query: [string, string][] = []
    const sentHeaders = writeHeaders(request.headers, map, type, body, query)
    for (const [name, value] of headers) sentHeaders.push(name.toLowerCase(), String(value))
    if (type === 'query') query.push(...pairsIn(body))
    const separator = url.includes('?') ? '&' : '?'
    const search = query.length === 0 ? '' : `${separator}${String(new URLSearchParams(query))}`
    const form = type === 'form' ? String(new URLSearchParams(pairsIn(body))) : ''
    return {
      ...request,
      path: url + search,
      method,
      keepsHeaders: true,
      headers: sentHeaders,
      body: type === 'json' ? JSON.stringify(body) : form,
    }
  }
}

/** The backend's path of an operation. */
export const pathOf = ({ request }: BackendMap, path: string, operation: Operation): string =>
  operation.path ?? path.replace('/public', request?.prefix ?? '/public')

/** Escapes dots: `.` and `..` would lead to another path. */
const encodePathPart = (value: unknown): string =>
  encodeURIComponent(String(value)).replaceAll('.', '%2E')

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded', query: null }

const BEARER: Carrier = { header: 'authorization', scheme: 'Bearer' }

/** Writes the headers, and puts the token and the Idempotency-Key into body or query if the map says so. */
function writeHeaders(
  headers: readonly string[],
  { token, request }: BackendMap,
  type: keyof typeof TYPES,
  body: Record<string, unknown>,
  query: [string, string][],
): string[] {
  const forwarded: string[] = []
  const writeCredential = (
    { header, scheme, cookie, query: parameter, body: property }: Carrier,
    value: string,
  ) => {
    const credential = scheme === undefined ? value : `${scheme} ${value}`
    if (header !== undefined) forwarded.push(header.toLowerCase(), credential)
    if (cookie !== undefined) addCookie(forwarded, `${cookie}=${credential}`)
    if (parameter !== undefined) query.push([parameter, credential])
    if (property !== undefined) writePath(body, property, credential)
  }
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? ''
    const value = headers[index + 1] ?? ''
    const contentType = TYPES[type]
    if (name === 'authorization' && (token?.send ?? token?.also)) {
      const carriers = [token.send ?? BEARER, ...(token.also ?? []).map(({ send }) => send)]
      const parts = separateValues(value.replace(/^Bearer /, ''), carriers.length)
      for (const [index, part] of parts.entries()) writeCredential(carriers[index] ?? BEARER, part)
    } else if (name !== 'content-type') forwarded.push(name, value)
    else if (contentType !== null) forwarded.push(name, contentType)
    if (name === 'idempotency-key' && request?.key) writeCredential(request.key, value)
  }
  return forwarded
}

function constantsOf(
  { gapList, environment }: WriterParts,
  constants: Values = {},
  path: Path,
): readonly (readonly [string, unknown])[] {
  return Object.entries(constants).map(([name, value]) => {
    const [, variable] = /^env:(.+)$/.exec(String(value)) ?? []
    if (variable === undefined) return [name, value]
    if (environment[variable] === undefined)
      gapList.add([...path, name], `the environment has no ${variable}`)
    return [name, environment[variable]]
  })
}

function propertiesOf(
  parts: WriterParts,
  schema: string,
  { send = {} }: Operation,
): readonly Property[] {
  const { map, gapList, rules, operationPath } = parts
  const properties = propertiesIn(schema)
  for (const name of Object.keys(send))
    gapList.addUnknown([...operationPath, 'send', name], schema, name, properties)
  return Object.entries(contractShapes[schema] ?? {}).flatMap(([key, of]): Property[] => {
    const name = key.replace('?', '')
    const rule = send[name]
    const isPage = map.pages !== undefined && (name === 'page' || name === 'pageSize')
    if (rule === null || (isPage && rule === undefined)) return []
    const detail: DetailedField | undefined =
      typeof rule === 'string' ? { at: rule } : (rule ?? rules.find(schema, name)?.detail)
    const path = detail && [detail.at ?? rules.spell(name)].flat().find(isRelative)
    if (detail === undefined || path === undefined) {
      const text = `${schema}.${name} has no name in requests: see fields, same, or send (null: not sent)`
      if (name === key) gapList.add(operationPath, text)
      return []
    }
    const { is, or } = rule === undefined ? {} : detail
    const leaf = leafOf(of)
    const sentFormat = { ...map.formats?.sent, ...formatOfOne(leaf, {}, detail.as) }
    const toBackendForm = writerOf(leaf, map.formats ?? {}, sentFormat)
    const table = valueTable(detail, rule !== undefined)
    const convert = (value: unknown) => is ?? table.get(String(value)) ?? toBackendForm(value)
    return [{ name, path, convert, fallback: is ?? or }]
  })
}

/** Contract's value → backend's. `send` has this direction, `fields` the other one. */
function valueTable({ values = {} }: DetailedField, isSend: boolean): ReadonlyMap<string, unknown> {
  if (isSend) return new Map(Object.entries(values))
  const entries = Object.entries(values).filter(([key]) => key !== 'else')
  const parseKey = (key: string) => (/^-?\d+$/.test(key) ? Number(key) : key)
  return new Map(entries.toReversed().map(([key, value]) => [String(value), parseKey(key)]))
}
