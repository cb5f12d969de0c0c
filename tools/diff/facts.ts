import { requireAnswers, requireSchema } from '#contract'
import type { Contract, Operation, Origin, Schema } from '#contract'
import { WHOLE, WITHIN } from './fact.ts'
import type { Entry, OperationFacts, Reading } from './fact.ts'
import {
  extensionsIn,
  extensionsWithin,
  resolveReference,
  meaningOf,
  wholeFact,
} from './extensions.ts'
import { keywordsOf, resolveSchema, schemaEntries } from './schema-facts.ts'
import type { SchemaPosition } from './schema-facts.ts'

type Header = { schema?: Schema; required?: boolean }
type Media = { schema?: Schema; example?: { code?: string } }
type Response = {
  $ref?: string
  headers?: Record<string, Header & { $ref?: string }>
  content?: Record<string, Media>
}

export function factsOf(contract: Contract): ReadonlyMap<string, OperationFacts> {
  const paths = Object.entries(contract.paths).filter(([path]) => path.startsWith('/'))
  const operations = paths.map(([path, item]): readonly [string, OperationFacts] => [
    path,
    { operationId: item.post.operationId, facts: new Map(operationFacts(contract, item)) },
  ])
  const usedSchemas = operations.flatMap(([, { facts }]) =>
    [...facts.values()].filter(({ kind }) => kind === 'status').map(({ status }) => status ?? ''),
  )
  const wholeFacts = new Map([['contract', wholeFact(contract, new Set(usedSchemas))]])
  return new Map([...operations, [WHOLE, { operationId: WHOLE, facts: wholeFacts }]])
}

function operationFacts(contract: Contract, item: { post: Operation }): Entry[] {
  const { post: operation, ...path } = item
  const { requestBody, responses, parameters = [] } = operation
  const body: { required?: boolean; content: Record<string, Media> } = requestBody
  const location = { contract, direction: 'request', status: null } as const
  const keywords = {
    'operation id': operation.operationId,
    access: accessOf(contract, operation),
    backend: operation['x-backend'] ?? 'none',
    'backend body': operation['x-backend-body'] ?? 'the body of the request',
    protection: operation['x-protection'] ?? 'none',
    'session role': operation['x-session-role'] ?? 'none',
    ...extensionsIn(operation),
    ...extensionsWithin(contract, { path, requestBody, parameters, responses }),
  }
  return [
    ['the operation', { direction: 'operation', kind: 'operation', status: null, keywords }],
    ...parameters.map((parameter) => {
      const { name = '' } = resolveReference<{ name?: string }>(contract, parameter)
      return headerEntry(location, 'request', name, parameter)
    }),
    ...bodyEntries(location, 'request', body.content, {
      kind: 'body',
      isRequired: body.required ?? false,
    }),
    ...Object.entries(responses).flatMap(([status, response]) =>
      responseEntries(contract, operation, status, response),
    ),
  ]
}

const AND = ' and '
const NO_CREDENTIAL = 'none'

/** Whether every former caller is still served: each former method includes the credentials of a current method. */
export function isAccessLoosened(from: readonly string[], to: readonly string[]): boolean {
  const ways = (access: readonly string[]) =>
    (access.length === 0 ? [NO_CREDENTIAL] : access).map((way) =>
      way === NO_CREDENTIAL ? [] : way.split(AND),
    )
  return ways(from).every((credentials) =>
    ways(to).some((schemes) => schemes.every((scheme) => credentials.includes(scheme))),
  )
}

type Scheme = Origin & { type?: string; scheme?: string; in?: string; name?: string }

/**
 * Authentication methods with their transport: `sessionCookie (apiKey cookie __Host-session)`. Empty if the only way is
 * to send none.
 */
function accessOf({ components }: Contract, { security }: Operation): string[] {
  const schemes: Readonly<Record<string, Scheme>> = components.securitySchemes ?? {}
  const describeScheme = (name: string) => {
    const { type, scheme, in: place, name: parameterName } = schemes[name] ?? {}
    const transport = [type, scheme, place, parameterName]
      .filter((part) => part !== undefined)
      .join(' ')
    return transport === '' ? name : `${name} (${transport})`
  }
  const ways = security
    .map((way) => Object.keys(way).toSorted().map(describeScheme).join(AND) || NO_CREDENTIAL)
    .toSorted()
  return ways.every((way) => way === NO_CREDENTIAL) ? [] : ways
}

function responseEntries(
  contract: Contract,
  operation: Operation,
  status: string,
  reference: Response,
): Entry[] {
  const response = resolveReference<Response>(contract, reference)
  const { headers = {}, content = {} } = response
  const place = `answer ${status}`
  const body = resolveSchema(contract, content['application/json']?.schema ?? {})
  // Facts of each media type's body are compared separately.
  const union = body.oneOf === undefined ? {} : body
  const isError = status !== '200'
  const location = { contract, direction: 'answer', status: isError ? status : null } as const
  const answers = isError ? [] : Object.entries(requireAnswers(contract, operation))
  const { schema, example } = content['application/problem+json'] ?? {}
  const keywords = {
    ...(example?.code === undefined ? {} : { code: example.code }),
    ...extensionsIn(union),
    'media types': Object.keys(content).toSorted(),
  }
  return [
    [
      place,
      { direction: 'answer', kind: isError ? 'error' : 'body', status: location.status, keywords },
    ],
    ...Object.entries(headers).map(([name, header]) => headerEntry(location, place, name, header)),
    ...answers.flatMap(([value, name]) =>
      statusEntries({ ...location, status: value }, place, name),
    ),
    // All errors share one body, which is reported once without a status.
    ...(isError && schema !== undefined
      ? schemaEntries({ ...location, status: null }, schema, 'body of an error', {
          kind: 'body',
          isRequired: true,
        })
      : []),
  ]
}

function statusEntries(reading: Reading, place: string, name: string): Entry[] {
  const { contract, status } = reading
  const statusPlace = place + WITHIN + status
  const shape = { kind: 'status', isRequired: true } as const
  return withKeywords(
    schemaEntries(reading, requireSchema(contract, name), statusPlace, shape),
    meaningOf(contract, status ?? ''),
  )
}

const bodyEntries = (
  reading: Reading,
  place: string,
  content: Record<string, Media>,
  position: SchemaPosition,
): Entry[] =>
  withKeywords(schemaEntries(reading, content['application/json']?.schema ?? {}, place, position), {
    'media types': Object.keys(content).toSorted(),
  })

const withKeywords = (
  [first, ...innerEntries]: readonly Entry[],
  addedKeywords: Readonly<Record<string, unknown>>,
): Entry[] => {
  if (first === undefined) return []
  const [place, fact] = first
  return [[place, { ...fact, keywords: { ...fact.keywords, ...addedKeywords } }], ...innerEntries]
}

function headerEntry(
  { contract, direction, status }: Reading,
  place: string,
  name: string,
  reference: object,
): Entry {
  const header = resolveReference<Header>(contract, reference)
  const { schema = {}, required = false } = header
  const keywords = keywordsOf(contract, schema, required)
  // Names of headers ignore case (RFC 9110, 5.1).
  const headerName = name.toLowerCase().replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase())
  return [`${place}${WITHIN}header ${headerName}`, { direction, status, kind: 'header', keywords }]
}
