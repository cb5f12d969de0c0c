import { camelCase, pascalCase, spacedName } from './names.ts'
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
  schema: '#/schemas/${pascalCase(name)}Answer'
  examples: { success: { value: { status: success, list: [{ id: 1, title: ${EXAMPLE} }] } } }
routes: { ${name}: { x-source: ${assumption} } }
effects: { reads: true, list: /list }
assumptions:
  ${assumption}:
    text: The backend has the operation ${name.replaceAll('-', '_')}, which lists titles.
    why: The document has no such operation.
    confirm: call
schemas:
  ${pascalCase(name)}Answer:
    description: ${spacedName(name)}.
    type: object
    required: [status, list]
    properties:
      status: { type: string, const: success, x-source: ${assumption} }
      list:
        type: array
        items: { $ref: '#/schemas/${pascalCase(name)}Item' }
        x-source: ${assumption}
  ${pascalCase(name)}Item:
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
answer: { schema: '#/schemas/${pascalCase(name)}Answer' }
routes: { ${name}: { x-source: ${assumption} } }
assumptions:
  ${assumption}:
    text: The backend has the operation ${name.replaceAll('-', '_')}, which changes one item.
    why: The document has no such operation.
    confirm: call
schemas:
  ${pascalCase(name)}Answer:
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
  `import { ${camelCase(name)}Shapes } from '../../generated/answers/${name}.ts'
import { member } from '../../http/client.ts'
import type { Outcome } from '../../http/outcome.ts'
import { parseOutcome } from '../../http/parse-response.ts'
import type { ItemId } from '../../http/parse-response.ts'

const request${pascalCase(name)} = (id: ItemId): Promise<Outcome> =>
  parseOutcome(${camelCase(name)}Shapes, member.POST('/api/routes/${name}', { body: { id } }))

export const ${camelCase(name)}Mutation = (id: ItemId) => ({
  mutationFn: () => request${pascalCase(name)}(id),
  meta: { invalidates: [] },
})
`

const listApi = ({ name, hasScreen }: OperationRequest): string =>
  `import { queryOptions } from '@tanstack/react-query'
import { ${camelCase(name)}Shapes } from '../../generated/answers/${name}.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'

${hasScreen ? 'export ' : ''}type ${pascalCase(name)}Item = Content<typeof ${camelCase(name)}Shapes, 'success'>['list'][number]

const load${pascalCase(name)} = (options: CallOptions): Promise<readonly ${pascalCase(name)}Item[]> =>
  parseSuccess(
    ${camelCase(name)}Shapes,
    member.POST('/api/routes/${name}', { body: {}, ...options }),
    ({ list }) => list,
  )

export const ${camelCase(name)}Queries = {
  list: () =>
    queryOptions({
      queryKey: ['${name}'] as const,
      queryFn: ({ signal }) => load${pascalCase(name)}({ signal }),
    }),
}
`

export const apiFile = (request: OperationRequest): string =>
  request.isMutation ? changeApi(request.name) : listApi(request)

const mutationTest = (name: string): string =>
  `import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { answerCalls, ok, problem } from '../../../tests/support/wire.ts'
import { setPageToken } from '../../http/page-token.ts'
import { ${camelCase(name)}Mutation } from './${name}.api.ts'

test('a member’s ${camelCase(name)} is sent once for its item, and a failure is not taken for success', async () => {
  setPageToken({ token: 'page-token', userId: 'demo' })
  const client = new QueryClient()
  const run = () =>
    client.getMutationCache().build(client, ${camelCase(name)}Mutation(1)).execute(undefined)
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
import { ${camelCase(name)}Queries } from './${name}.api.ts'

test('a member gets what ${camelCase(name)} answers, and a failure is not taken for an empty list', async () => {
  setPageToken({ token: 'page-token', userId: 'demo' })
  const client = new QueryClient()
  const list = [{ id: 1, title: '${EXAMPLE}' }]
  answerCalls(() => ok({ status: 'success', list }))
  expect(await client.query(${camelCase(name)}Queries.list())).toEqual(list)
  answerCalls(() => problem(504, 'backend_timeout'))
  await expect(client.query(${camelCase(name)}Queries.list())).rejects.toMatchObject({
    kind: 'timeout',
  })
})
`

export const apiTest = ({ name, isMutation }: OperationRequest): string =>
  isMutation ? mutationTest(name) : queryTest(name)
