import { answersOf, schemaNamed } from '#contract'
import type { Contract, Operation, Origin, Schema } from '#contract'
import { extensionsIn, meaningOfStatus, originOf, wholeFact } from './extensions.ts'
import { extensionsOfWhole, extensionsWithin } from './extensions-within.ts'
import { WHOLE, WITHIN } from './fact.ts'
import type { Entry, OperationFacts, Reading } from './fact.ts'
import { alongReferences, followed, resolved } from './references.ts'
import { keywordsOf, schemaEntries } from './schema-facts.ts'
import type { Standing } from './schema-facts.ts'

type Header = { schema?: Schema; required?: boolean }
type Media = { schema?: Schema; example?: { code?: string } }
type Response = {
  $ref?: string
  headers?: Record<string, Header & { $ref?: string }>
  content?: Record<string, Media>
}
export function factsOf(contract: Contract): ReadonlyMap<string, OperationFacts> {
  const paths = Object.entries(contract.paths).filter(([path]) => path.startsWith('/'))
  const operations = paths.map(([path, item]): Named => [
    path,
    { operationId: item.post.operationId, facts: new Map(operationFacts(contract, item)) },
  ])
  const used = operations.flatMap(([, { facts }]) =>
    [...facts.values()].filter(({ kind }) => kind === 'status').map(({ status }) => status ?? ''),
  )
  const fact = wholeFact(contract, new Set(used))
  const keywords = { ...fact.keywords, ...extensionsOfWhole(contract) }
  const whole = new Map([['contract', { ...fact, keywords }]])
  return new Map([...operations, [WHOLE, { operationId: WHOLE, facts: whole }]])
}
type Named = readonly [path: string, facts: OperationFacts]

function operationFacts(contract: Contract, item: { post: Operation }): Entry[] {
  const operation = item.post
  const body: { required?: boolean; content: Record<string, Media> } = operation.requestBody
  const location = { contract, direction: 'request', status: null } as const
  const mark = (place: string, value: unknown): Entry => [
    place,
    { direction: 'operation', kind: 'operation', status: null, keywords: { [place]: value } },
  ]
  const parameters = (operation.parameters ?? []).map((one) => {
    const { name = '' } = followed<{ name?: string }>(contract, 'parameters', one)
    return headerEntry(location, 'request', name, one, 'parameters')
  })
  return [
    mark('operation id', operation.operationId),
    mark('access', accessOf(contract, operation)),
    mark('backend', operation['x-backend'] ?? 'none'),
    mark('backend body', operation['x-backend-body'] ?? 'the body of the request'),
    mark('protection', operation['x-protection'] ?? 'none'),
    mark('session role', operation['x-session-role'] ?? 'none'),
    mark('origin', originOf([operation])),
    mark('origin of access', originOfAccess(contract, operation)),
    [
      'other extensions',
      {
        direction: 'operation',
        kind: 'operation',
        status: null,
        keywords: {
          ...extensionsIn(operation),
          ...extensionsWithin(contract, item, operation),
        },
      },
    ],
    ...parameters,
    ...bodyEntries(location, 'request', body.content, {
      kind: 'body',
      isRequired: body.required ?? false,
    }),
    ...Object.entries(operation.responses).flatMap(([status, response]) =>
      responseEntries(contract, operation, status, response),
    ),
  ]
}

const AND = ' and '
const NO_CREDENTIAL = 'none'

/** Whether every caller that was served before still is: each former way includes the credentials of a way of now. */
export function isAccessLoosened(from: readonly string[], to: readonly string[]): boolean {
  const ways = (access: readonly string[]) =>
    (access.length === 0 ? [NO_CREDENTIAL] : access).map((way) =>
      way === NO_CREDENTIAL ? [] : way.split(AND),
    )
  return ways(from).every((sent) =>
    ways(to).some((needed) => needed.every((one) => sent.includes(one))),
  )
}

type Scheme = Origin & { type?: string; scheme?: string; in?: string; name?: string }

/**
 * Authentication methods with their transport: `sessionCookie (apiKey cookie __Host-session)`. Empty if the only way is
 * to send none.
 */
function accessOf({ components }: Contract, { security }: Operation): string[] {
  const schemes: Readonly<Record<string, Scheme>> = components.securitySchemes ?? {}
  const described = (name: string) => {
    const { type, scheme, in: place, name: sent } = schemes[name] ?? {}
    const how = [type, scheme, place, sent].filter((part) => part !== undefined).join(' ')
    return how === '' ? name : `${name} (${how})`
  }
  const ways = security
    .map((way) => Object.keys(way).toSorted().map(described).join(AND) || NO_CREDENTIAL)
    .toSorted()
  return ways.every((way) => way === NO_CREDENTIAL) ? [] : ways
}

const originOfAccess = ({ components }: Contract, { security }: Operation): string[] =>
  security
    .flatMap(Object.keys)
    .flatMap((name) => originOf([components.securitySchemes?.[name] ?? {}]) ?? [])

function responseEntries(
  contract: Contract,
  operation: Operation,
  status: string,
  written: Response,
): Entry[] {
  const response = followed<Response>(contract, 'responses', written)
  const { headers = {}, content = {} } = response
  const place = `answer ${status}`
  const body = resolved(contract, content['application/json']?.schema ?? {})
  // A body of another media type has facts of its own.
  const union = body.oneOf === undefined ? {} : body
  const isError = status !== '200'
  const location = { contract, direction: 'answer', status: isError ? status : null } as const
  const answers = isError ? [] : Object.entries(answersOf(contract, operation))
  const code = content['application/problem+json']?.example?.code
  return [
    [
      place,
      {
        direction: 'answer',
        kind: isError ? 'error' : 'body',
        status: location.status,
        keywords: {
          ...(code === undefined ? {} : { code }),
          ...extensionsIn(response),
          ...extensionsIn(union),
          origin: originOf([written, response, union]),
          'media types': Object.keys(content).toSorted(),
        },
      },
    ],
    ...Object.entries(headers).map(([name, header]) =>
      headerEntry(location, place, name, header, 'headers'),
    ),
    ...answers.flatMap(([value, name]) =>
      statusEntries({ ...location, status: value }, place, name),
    ),
    // All errors share one body, which is reported once without a status.
    ...(isError ? problemEntries({ ...location, status: null }, content) : []),
  ]
}

function statusEntries(reading: Reading, place: string, name: string): Entry[] {
  const { contract, status } = reading
  const shape = { kind: 'status', isRequired: true } as const
  const at = place + WITHIN + status
  const [[, own], ...inner] = schemaEntries(reading, schemaNamed(contract, name), at, shape) as [
    Entry,
    ...Entry[],
  ]
  const keywords = { ...own.keywords, ...meaningOfStatus(contract, status ?? '') }
  return [[at, { ...own, keywords }], ...inner]
}

const problemEntries = (reading: Reading, content: Record<string, Media>): Entry[] => {
  const { schema } = content['application/problem+json'] ?? {}
  const shape = { kind: 'body', isRequired: true } as const
  return schema === undefined ? [] : schemaEntries(reading, schema, 'body of an error', shape)
}

function bodyEntries(
  reading: Reading,
  place: string,
  content: Record<string, Media>,
  standing: Standing,
): Entry[] {
  const { schema = {} } = content['application/json'] ?? {}
  const [[, own], ...inner] = schemaEntries(reading, schema, place, standing) as [Entry, ...Entry[]]
  const keywords = { ...own.keywords, 'media types': Object.keys(content).toSorted() }
  return [[place, { ...own, keywords }], ...inner]
}

function headerEntry(
  { contract, direction, status }: Reading,
  place: string,
  name: string,
  written: object,
  among: 'headers' | 'parameters',
): Entry {
  const header = followed<Header>(contract, among, written)
  const { schema = {}, required = false } = header
  const keywords = {
    ...keywordsOf(contract, schema, required),
    ...extensionsIn(header),
    origin: originOf([written, header, ...alongReferences(contract, schema)]),
  }
  // Names of headers ignore case (RFC 9110, 5.1).
  const headerName = name.toLowerCase().replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase())
  return [`${place}${WITHIN}header ${headerName}`, { direction, status, kind: 'header', keywords }]
}
