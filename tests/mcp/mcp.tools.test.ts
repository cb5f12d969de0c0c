import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMcpServer } from '#mcp'
import { createMockApp } from '../../mocks/http/mock-app.ts'
import { createMockWorlds } from '../../mocks/worlds.ts'
import { listen } from '../../proxy/server/listen.ts'
import type { Listening } from '../../proxy/server/listen.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

let mock: Listening

beforeAll(async () => {
  const worlds = createMockWorlds({ publicUrl: 'http://localhost:4010' })
  mock = await listen({
    answer: createMockApp({ worlds, gameFiles: new Map() }).fetch,
    port: 0,
    host: 'localhost',
  })
})
afterAll(() => mock.stop(0))

async function connected(mockUrl = `http://localhost:${mock.port}`): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'an editor', version: '1' })
  await createMcpServer({ root: repositoryRoot, mockUrl }).connect(theirs)
  await client.connect(ours)
  return client
}

async function ask(client: Client, name: string, given: Record<string, unknown> = {}) {
  const answer = await client.callTool({ name, arguments: given })
  const [first] = answer.content as readonly { readonly text: string }[]
  return { isError: answer.isError ?? false, text: first?.text ?? '' }
}

const parsed = ({ text }: { readonly text: string }) => JSON.parse(text) as never

test('R-CALL-07 an editor finds an operation by words and reads its schemas, examples and assumptions', async () => {
  const client = await connected()
  const found: readonly { id: string }[] = parsed(
    await ask(client, 'find_operations', { query: 'deposit cancel' }),
  )
  expect(found.map(({ id }) => id)).toContain('userDelDeposit')

  const [described]: readonly [{ path: string; components: object; assumptions: object }] = parsed(
    await ask(client, 'describe_operation', { id: 'applyUserDeposit' }),
  )
  expect(described.path).toBe('/public/balance/apply_user_deposit')
  expect(Object.keys(described.components)).toContain('schemas/ApplyDepositRequest')
  expect(described.assumptions).toHaveProperty(
    'A-003',
    'A request for money says how much as `amount`.',
  )

  expect(await ask(client, 'describe_operation', { id: 'applyDeposit' })).toEqual({
    isError: true,
    text: 'The contract has no operation applyDeposit. find_operations lists them.',
  })
})

test('R-CALL-04 an editor steers the running mock, and learns what the mock refuses', async () => {
  const client = await connected()
  const { commands }: { commands: readonly { name: string }[] } = parsed(
    await ask(client, 'mock_commands'),
  )
  expect(commands.map(({ name }) => name)).toContain('fault')
  const result = await ask(client, 'mock_command', {
    command: { command: 'answer', operation: 'noticePopup', answer: { status: 503 } },
  })
  expect(result.isError).toBe(false)
  const response = await fetch(`http://localhost:${mock.port}/public/community/notice_popup`, {
    method: 'POST',
  })
  expect(response.status).toBe(503)
  const { text } = await ask(client, 'mock_calls', { last: 1 })
  expect(text).toContain('noticePopup')
  const refused = await ask(client, 'mock_command', { command: { command: 'explode' } })
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('explode') })

  const alone = await connected('http://localhost:1')
  expect(await ask(alone, 'mock_commands')).toEqual({
    isError: true,
    text: 'No mock answers at http://localhost:1. Start one with npm run mock, or give its address in MOCK_URL.',
  })
})

test(
  'R-CALL-07 an editor plays a scenario and sees a wrong name refused',
  { timeout: 60_000 },
  async () => {
    const client = await connected()
    const names: readonly string[] = parsed(await ask(client, 'list_scenarios'))
    const [name = ''] = names
    const played: { code: number; output: string } = parsed(
      await ask(client, 'play_scenarios', { names: [name] }),
    )
    expect([played.code, played.output]).toEqual([
      0,
      expect.stringMatching(/^(\d+) of \1 scenarios hold on the machines/),
    ])
    const unknown: { code: number; output: string } = parsed(
      await ask(client, 'play_scenarios', { names: ['no-such-scenario'] }),
    )
    expect([unknown.code, unknown.output]).toEqual([
      2,
      expect.stringContaining(`No scenario's path contains "no-such-scenario".`),
    ])
  },
)
