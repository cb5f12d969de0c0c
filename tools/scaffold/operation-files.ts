import { camel, pascal, spacedName } from './names.ts'
import type { OperationRequest } from './scaffold-request.ts'

/** Title of the example's item, which the mock shows. */
export const EXAMPLE = '첫 번째 항목'

/** A reading operation that lists titles. */
const listFile = ({ name, tag, assumption }: OperationRequest): string =>
  `# yaml-language-server: $schema=../operation.schema.json
path: ${tag}/${name.replaceAll('-', '_')}
summary: ${spacedName(name)}
x-source: ${assumption}
access: member
answer:
  schema: '#/schemas/${pascal(name)}Answer'
  examples: { success: { value: { status: success, list: [{ id: 1, title: ${EXAMPLE} }] } } }
routes: { ${name}: { x-source: ${assumption} } }
effects: { reads: true, list: /list }
assumptions:
  ${assumption}:
    text: The backend has the operation ${name.replaceAll('-', '_')}, which lists titles.
    why: The document has no such operation.
    confirm: call
schemas:
  ${pascal(name)}Answer:
    description: ${spacedName(name)}.
    type: object
    required: [status, list]
    properties:
      status: { type: string, const: success, x-source: ${assumption} }
      list:
        type: array
        items: { $ref: '#/schemas/${pascal(name)}Item' }
        x-source: ${assumption}
  ${pascal(name)}Item:
    description: One item of ${spacedName(name).toLowerCase()}.
    type: object
    required: [id, title]
    properties:
      id: { $ref: ../../schemas/base.yaml#/ItemId, x-source: ${assumption} }
      title: { $ref: ../../schemas/base.yaml#/Title, x-source: ${assumption} }
`

/** An operation that changes one item. Without `effects` its changes are unknown. */
const changeFile = ({ name, tag, assumption }: OperationRequest): string =>
  `# yaml-language-server: $schema=../operation.schema.json
path: ${tag}/${name.replaceAll('-', '_')}
summary: ${spacedName(name)}
x-source: ${assumption}
access: member
request: { schema: schemas/base.yaml#/ItemRequest, examples: { typical: { value: { id: 1 } } } }
answer: { schema: '#/schemas/${pascal(name)}Answer' }
routes: { ${name}: { x-source: ${assumption} } }
assumptions:
  ${assumption}:
    text: The backend has the operation ${name.replaceAll('-', '_')}, which changes one item.
    why: The document has no such operation.
    confirm: call
schemas:
  ${pascal(name)}Answer:
    description: ${spacedName(name)}.
    type: object
    required: [status]
    properties:
      status: { type: string, const: success, x-source: ${assumption} }
`

/** The contract's file. */
export const operationFile = (request: OperationRequest): string =>
  request.isMutation ? changeFile(request) : listFile(request)

const changeApi = (name: string): string =>
  `import { ${camel(name)}Shapes } from '../../generated/answers/${name}.ts'
import { member } from '../../http/client.ts'
import { outcomeOf } from '../../http/outcome.ts'
import type { Outcome } from '../../http/outcome.ts'
import { parseResponse } from '../../http/parse-response.ts'
import type { ItemId } from '../../http/parse-response.ts'

export const request${pascal(name)} = (id: ItemId): Promise<Outcome> =>
  parseResponse(
    ${camel(name)}Shapes,
    member.POST('/api/routes/${name}', { body: { id } }),
    ({ status }) => outcomeOf(status),
  )
`

const listApi = (name: string): string =>
  `import { ${camel(name)}Shapes } from '../../generated/answers/${name}.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'

export type ${pascal(name)}Item = Content<typeof ${camel(name)}Shapes, 'success'>['list'][number]

export const load${pascal(name)} = (options: CallOptions = {}): Promise<readonly ${pascal(name)}Item[]> =>
  parseSuccess(
    ${camel(name)}Shapes,
    member.POST('/api/routes/${name}', { body: {}, ...options }),
    ({ list }) => list,
  )
`

export const apiFile = ({ name, isMutation }: OperationRequest): string =>
  isMutation ? changeApi(name) : listApi(name)

const mutation = (name: string): string =>
  `import { mutationOptions } from '@tanstack/react-query'
import type { ItemId } from '../../http/parse-response.ts'
import { request${pascal(name)} } from './${name}.api.ts'

export const ${camel(name)}Mutation = (id: ItemId) =>
  mutationOptions({
    mutationKey: ['${name}', id],
    mutationFn: () => request${pascal(name)}(id),
    meta: { invalidates: [] },
  })
`

const query = ({ name, hasScreen }: OperationRequest): string =>
  `import { queryOptions } from '@tanstack/react-query'
import { load${pascal(name)} } from './${name}.api.ts'
${hasScreen ? `\nexport type { ${pascal(name)}Item } from './${name}.api.ts'\n` : ''}
export const ${camel(name)}Queries = {
  list: () =>
    queryOptions({
      queryKey: ['${name}'] as const,
      queryFn: ({ signal }) => load${pascal(name)}({ signal }),
    }),
}
`

export const queriesFile = (request: OperationRequest): string =>
  request.isMutation ? mutation(request.name) : query(request)

const mutationTest = (name: string): string =>
  `import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { answerCalls, ok, problem } from '../../../tests/support/wire.ts'
import { setPageToken } from '../../http/page-token.ts'
import { ${camel(name)}Mutation } from './${name}.queries.ts'

test('a member’s ${camel(name)} is sent once for its item, and a failure is not taken for success', async () => {
  setPageToken({ token: 'page-token', userId: 'demo' })
  const client = new QueryClient()
  const run = () =>
    client.getMutationCache().build(client, ${camel(name)}Mutation(1)).execute(undefined)
  const sent = answerCalls(() => ok({ status: 'success' }))
  expect(await run()).toBe('done')
  expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/routes/${name}', body: { id: 1 } },
  ])
  answerCalls(() => problem(504, 'backend_timeout'))
  await expect(run()).rejects.toMatchObject({ kind: 'timeout' })
})
`

const queryTest = (name: string): string =>
  `import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { answerCalls, ok, problem } from '../../../tests/support/wire.ts'
import { setPageToken } from '../../http/page-token.ts'
import { ${camel(name)}Queries } from './${name}.queries.ts'

test('a member gets what ${camel(name)} answers, and a failure is not taken for an empty list', async () => {
  setPageToken({ token: 'page-token', userId: 'demo' })
  const client = new QueryClient()
  const list = [{ id: 1, title: '${EXAMPLE}' }]
  answerCalls(() => ok({ status: 'success', list }))
  expect(await client.query(${camel(name)}Queries.list())).toEqual(list)
  answerCalls(() => problem(504, 'backend_timeout'))
  await expect(client.query(${camel(name)}Queries.list())).rejects.toMatchObject({
    kind: 'timeout',
  })
})
`

export const queriesTest = ({ name, isMutation }: OperationRequest): string =>
  isMutation ? mutationTest(name) : queryTest(name)
