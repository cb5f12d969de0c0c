import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'
import { linkModules } from '../support/copied-tree.ts'

const copy = mkdtempSync(join(tmpdir(), 'contract-'))
const GENERATION_MS = 120_000

const badges = [{ code: 'GOLD', name: '골드' }]

/** The one file that a new operation needs. */
const newOperation = (path: string, schema: string, more = '') => `path: user/${path}
summary: The member's badges
x-source: A-018
access: member
answer:
  schema: '#/schemas/${schema}'
${more}routes: { ${path.replaceAll('_', '-')}: { x-source: A-048 } }
schemas:
  ${schema}:
    description: The badges that the member has.
    type: object
    required: [status, list]
    additionalProperties: false
    properties:
      status: { type: string, const: success, x-source: A-001 }
      list:
        type: array
        x-source: A-018
        items: { $ref: '#/schemas/${schema}Badge' }
  ${schema}Badge:
    description: A badge.
    type: object
    required: [code, name]
    additionalProperties: false
    properties:
      code: { type: string, pattern: '^[A-Z]{4}$', x-source: A-018 }
      name: { type: string, minLength: 1, maxLength: 20, x-source: A-018 }
`

const node = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, args, { cwd: copy })).stdout

beforeAll(async () => {
  const folders = [
    'brands',
    'openapi',
    'docs/machines',
    'docs/terms.yaml',
    'scripts',
    'tools',
    'mocks',
    'proxy',
    'src',
  ]
  // Made from the contents of files; they take seconds to make.
  const known = ['.cache/contract'].filter((path) => existsSync(join(repositoryRoot, path)))
  for (const path of [...folders, ...known, 'orval.config.ts', 'package.json']) {
    cpSync(join(repositoryRoot, path), join(copy, path), { recursive: true })
  }
  linkModules(repositoryRoot, copy)
  const write = (name: string, text: string) =>
    writeFileSync(join(copy, `openapi/operations/user/${name}.yaml`), text)
  const example = `  examples: { success: { value: ${JSON.stringify({ status: 'success', list: badges })} } }\n`
  write('getBadges', newOperation('get_badges', 'Badges', example))
  await node('scripts/generate.ts')
}, GENERATION_MS)

afterAll(() => {
  rmSync(copy, { recursive: true })
})

const calls = `
import { createMockBackend } from './mocks/backend.ts'
const backend = createMockBackend({ publicUrl: 'http://localhost:4010' })
const ask = async (path, body, token) => {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + token }
  const request = new Request('http://localhost:4010/public/user/' + path, {
    method: 'POST', headers, body: JSON.stringify(body),
  })
  const response = await backend.fetch(request)
  return { status: response.status, body: await response.json() }
}
const guest = await ask('get_badges', {})
const { body: { token } } = await ask('do_login', { id: 'demo', pw: 'demo1234' })
const answers = [guest.status]
for (const path of ['get_badges']) {
  answers.push((await ask(path, {}, token)).body)
}
console.log(JSON.stringify(answers))
`

test('an operation that is new in the contract is answered at once, by its example', async () => {
  const lines = (await node('--input-type=module', '--eval', calls)).trim().split('\n')
  const [guest, named] = JSON.parse(lines.pop() ?? '') as unknown[]
  expect(guest).toBe(401)
  expect(named).toEqual({ status: 'success', list: badges })
  expect(lines).toEqual(['getBadges has no behaviour: its generated handler answers'])
})
