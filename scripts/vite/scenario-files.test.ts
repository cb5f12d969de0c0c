import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scenarioFiles } from './scenario-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'scenario-files-'))
const server = createServer(scenarioFiles(folder))
let origin = ''

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const scenario = `title: A guest is a guest
steps:
  - expect: { states: { session: unauthenticated.idle } }
`

async function post(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = { origin },
) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return [response.status, ((await response.json()) as { says: string }).says] as const
}

test('a recording is saved once', async () => {
  expect(await post('/save', { name: 'a-guest', text: scenario })).toEqual([
    200,
    'Saved as tests/scenarios/recorded/a-guest.yaml.',
  ])
  expect(readFileSync(join(folder, 'tests/scenarios/recorded/a-guest.yaml'), 'utf8')).toBe(scenario)
  expect(await post('/save', { name: 'a-guest', text: scenario })).toEqual([
    409,
    'tests/scenarios/recorded/a-guest.yaml already exists: choose another name.',
  ])
  expect((await post('/save', { name: '../../evil', text: scenario }))[0]).toBe(400)
})

test.each([[{ origin: 'https://evil.example' }], [{ 'sec-fetch-site': 'cross-site' }], [{}]])(
  'a page of another site saves nothing: %j',
  async (headers) => {
    expect(await post('/save', { name: 'b', text: scenario }, headers as never)).toEqual([
      403,
      'Not from a page of another origin.',
    ])
  },
)
