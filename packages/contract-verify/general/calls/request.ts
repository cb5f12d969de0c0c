import { isRecord } from '../../../../src/lib/json.ts'
import type { Sent } from '../../core/model.ts'
import type { GeneralOperation, Parameter } from '../contract/general.model.ts'
import { isForm, isMultipart } from '../contract/read-contract.ts'
import type { Credentials } from './identity.ts'
import { multipartText, multipartType } from './multipart.ts'

/** Values of parameters by `place name`, such as `path petId`. */
export type Values = Readonly<Record<string, unknown>>

export type RequestParts = {
  readonly values: Values
  /** Undefined: no body. */
  readonly body: unknown
  readonly credentials: Credentials
  /** Instead of the operation's method. */
  readonly method?: string
  /** Instead of the body as JSON. */
  readonly text?: string
  readonly mediaType?: string
}

/** Instead of the value of `If-Match`: the entity tag that a read answers just before. */
export const CURRENT_VERSION = Symbol('current version')

export const keyOf = ({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string =>
  `${place} ${name}`

/** A request of an operation as it is sent. */
export function requestOf(operation: GeneralOperation, parts: RequestParts): Sent {
  const { values, body, credentials } = parts
  const given = operation.parameters.filter((one) => values[keyOf(one)] !== undefined)
  const of = (place: Parameter['in']) =>
    given
      .filter((one) => one.in === place)
      .map((parameter) => ({ parameter, value: values[keyOf(parameter)] }))
  const path = of('path').reduce(
    (whole, { parameter, value }) =>
      whole.replaceAll(`{${parameter.name}}`, encodeURIComponent(plainText(parameter, value))),
    operation.path,
  )
  const query = [
    ...of('query').flatMap(({ parameter, value }) => pairsOf(parameter, value)),
    ...Object.entries(credentials.query),
  ].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  const cookies = [
    ...of('cookie').map(({ parameter, value }) => `${parameter.name}=${String(value)}`),
    ...(credentials.headers['cookie'] === undefined ? [] : [credentials.headers['cookie']]),
  ]
  const mediaType = parts.mediaType ?? operation.body?.mediaType ?? 'application/json'
  const text = parts.text ?? (body === undefined ? undefined : encoded(operation, mediaType, body))
  return {
    method: parts.method ?? operation.method,
    path: query.length === 0 ? path : `${path}?${query.join('&')}`,
    headers: {
      accept: acceptOf(operation),
      ...(text === undefined ? {} : { 'content-type': typeOf(mediaType) }),
      ...Object.fromEntries(
        of('header').map(({ parameter, value }) => [
          parameter.name.toLowerCase(),
          headerText(plainText(parameter, value)),
        ]),
      ),
      ...credentials.headers,
      ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
    },
    text,
  }
}

/** Media types of the operation's answers. */
function acceptOf({ answers }: GeneralOperation): string {
  const types = [...answers.values()].flatMap(({ content }) => [...content.keys()])
  return types.length === 0 ? '*/*' : [...new Set(types)].join(', ')
}

const typeOf = (mediaType: string): string => (isMultipart(mediaType) ? multipartType : mediaType)

function encoded({ body }: GeneralOperation, mediaType: string, value: unknown): string {
  if (isMultipart(mediaType)) return multipartText(value ?? {}, body?.files ?? new Map())
  if (!isForm(mediaType)) return JSON.stringify(value)
  const pairs = Object.entries(value ?? {}).map(([name, one]): [string, string] => [
    name,
    textOf(one),
  ])
  return new URLSearchParams(pairs).toString()
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** Headers are sent as Latin-1 without control characters. */
const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7E]/g, '?')

function plainText({ isJson, isExploded }: Parameter, value: unknown): string {
  if (isJson) return JSON.stringify(value)
  if (Array.isArray(value)) return value.map(textOf).join(',')
  if (!isRecord(value)) return textOf(value)
  const sign = isExploded ? '=' : ','
  return Object.entries(value)
    .map(([name, one]) => `${name}${sign}${textOf(one)}`)
    .join(',')
}

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/** Names and values of a query parameter, by its style. */
function pairsOf(
  parameter: Parameter,
  value: unknown,
): readonly (readonly [name: string, value: string])[] {
  const { name, style, isExploded, isJson } = parameter
  if (isJson) return [[name, JSON.stringify(value)]]
  if (Array.isArray(value)) {
    if (isExploded) return value.map((one) => [name, textOf(one)])
    return [[name, value.map(textOf).join(SEPARATORS[style] ?? ',')]]
  }
  if (isRecord(value)) {
    const entries = Object.entries(value)
    if (style === 'deepObject')
      return entries.map(([inner, one]) => [`${name}[${inner}]`, textOf(one)])
    if (isExploded) return entries.map(([inner, one]) => [inner, textOf(one)])
  }
  return [[name, plainText(parameter, value)]]
}
