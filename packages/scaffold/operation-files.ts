import { camel, pascal, words } from './names.ts'
import type { WantedOperation } from './wanted.ts'

/** Title of the example's item, which the mock shows. */
export const EXAMPLE = '첫 번째 항목'

/** The contract's file of a reading operation that lists titles. */
export const operationFile = ({ name, tag, assumption }: WantedOperation): string =>
  `# yaml-language-server: $schema=../operation.schema.json
path: ${tag}/${name.replaceAll('-', '_')}
summary: ${words(name)}
x-source: ${assumption}
access: member
answer:
  schema: '#/schemas/${pascal(name)}Answer'
  examples: { success: { value: { status: success, list: [{ id: 1, title: ${EXAMPLE} }] } } }
routes: { ${name}: { x-source: ${assumption} } }
assumptions:
  ${assumption}:
    text: The backend has the operation ${name.replaceAll('-', '_')}, which lists titles.
    why: The document has no such operation.
    confirm: call
schemas:
  ${pascal(name)}Answer:
    description: ${words(name)}.
    type: object
    required: [status, list]
    properties:
      status: { type: string, const: success, x-source: ${assumption} }
      list:
        type: array
        items: { $ref: '#/schemas/${pascal(name)}Item' }
        x-source: ${assumption}
  ${pascal(name)}Item:
    description: One item of ${words(name).toLowerCase()}.
    type: object
    required: [id, title]
    properties:
      id: { $ref: ../../schemas/base.yaml#/ItemId, x-source: ${assumption} }
      title: { $ref: ../../schemas/base.yaml#/Title, x-source: ${assumption} }
`

export const apiFile = (name: string): string =>
  `import { ${camel(name)} } from '../../generated/answers/${name}.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'

export type ${pascal(name)}Item = Content<typeof ${camel(name)}, 'success'>['list'][number]

export const load${pascal(name)} = (options: CallOptions = {}): Promise<readonly ${pascal(name)}Item[]> =>
  parseSuccess(
    ${camel(name)},
    member.POST('/api/routes/${name}', { body: {}, ...options }),
    ({ list }) => list,
  )
`

export const queriesFile = ({ name, hasScreen }: WantedOperation): string =>
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

export const queriesTest = (name: string): string =>
  `import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { answerCalls, ok, problem } from '../../../tests/support/wire.ts'
import { keepPageToken } from '../../http/page-token.ts'
import { ${camel(name)}Queries } from './${name}.queries.ts'

test('a member gets what ${camel(name)} answers, and a failure is not taken for an empty list', async () => {
  keepPageToken({ token: 'page-token', userId: 'demo' })
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
