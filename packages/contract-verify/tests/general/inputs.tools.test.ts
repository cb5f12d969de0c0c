import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { generalChecks } from '../../general/checks/probes.ts'
import { contractFrom } from '../../general/contract/read-contract.ts'
import { readDocument } from '../../general/contract/read-document.ts'
import { addressesOf, readGeneralOptions } from '../../general/options.ts'
import { parseProfile } from '../../general/profile/profile.ts'
import { booksFile } from './books-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'any-contract-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const SLOW_MS = 30_000

function written(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const main = join(import.meta.dirname, '../../main.ts')
const run = (...args: readonly string[]) =>
  new Promise<{ readonly code: unknown; readonly output: string }>((resolve) => {
    execFile(process.execPath, [main, ...args], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, output: (stdout + stderr).trim() }),
    )
  })

const document = (more: string, paths = 'paths: { /a: { get: { responses: {} } } }') =>
  `openapi: 3.0.3\ninfo: { title: A, version: '1' }\n${paths}\n${more}`

describe('a contract that cannot be used ends with a message', () => {
  test.each([
    ['missing.yaml', null, 'the file does not exist'],
    ['text.yaml', 'just a text', 'is not an OpenAPI document: it is not an object'],
    ['broken.yaml', 'a: [1', 'is neither YAML nor JSON'],
    ['swagger.yaml', "swagger: '2.0'", 'is Swagger 2.0. Convert it to OpenAPI 3 first'],
    ['four.yaml', 'openapi: 4.0.0', 'is OpenAPI 4.0.0. Versions 3.0 and 3.1 are supported.'],
    ['none.yaml', 'info: {}', 'it has no `openapi` version'],
    ['empty.yaml', 'openapi: 3.1.0', 'has no `paths`: there is nothing to verify'],
    [
      'reference.yaml',
      document(
        'components: { schemas: { Pet: {} } }',
        "paths: { /a: { get: { responses: { 200: { $ref: '#/components/schemas/Pets' } } } } }",
      ),
      '#/paths/~1a/get/responses/200/$ref: there is no #/components/schemas/Pets. Did you mean #/components/schemas/Pet?',
    ],
    [
      'file.yaml',
      document('', "paths: { /a: { $ref: 'elsewhere.yaml' } }"),
      "cannot be read: #/paths/~1a: Can't resolve $ref",
    ],
  ])('%s', async (name, text, message) => {
    const file = text === null ? join(folder, name) : written(name, text)
    await expect(readDocument(file)).rejects.toThrow(message)
  })
})

test('a contract of several files is read as one', async () => {
  written('pet.yaml', 'Pet: { type: object, required: [name] }')
  const file = written(
    'pets.yaml',
    document(
      '',
      "paths: { /pets: { get: { responses: { 200: { description: '', content: { application/json: { schema: { $ref: 'pet.yaml#/Pet' } } } } } } } }",
    ),
  )
  const contract = contractFrom(await readDocument(file))
  const schema = contract.operations[0]?.answers.get('200')?.content.get('application/json')
  expect(contract.faultsOf(schema ?? {}, {}).map(({ message }) => message)).toEqual([
    "must have required property 'name'",
  ])
})

test.each([
  [['--backend', 'http://a.test'], null, 'http://a.test'],
  [['--backend', 'http://a.test'], '/v1', 'http://a.test/v1'],
  [['--backend', 'http://a.test/public'], '/v1', 'http://a.test/public'],
  [['--backend', 'http://a.test', '--base-path', '/'], '/v1', 'http://a.test'],
  [['--backend', 'http://a.test'], 'https://b.test/v2', 'http://a.test/v2'],
  [[], 'https://b.test/v2', 'https://b.test/v2'],
])('%j and the server %s is the backend %s', (args, server, url) => {
  const options = readGeneralOptions(['--contract', 'a', ...args], 'contract-verify')
  expect(addressesOf(options, server)).toBe(url)
})

test.each([
  [null, 'The contract has no server: give the backend, such as --backend http://localhost:8080'],
  ['/v1', 'The contract has a server without a host, /v1: give the backend'],
])('without a backend, the server %s is refused', (server, message) => {
  const options = readGeneralOptions(['--contract', 'a'], 'contract-verify')
  expect(() => addressesOf(options, server)).toThrow(message)
})

test('all errors of a profile are reported together, with suggestions', async () => {
  const { operations } = contractFrom(await readDocument(booksFile))
  const checks = generalChecks.map(({ id }) => id)
  const read = (text: string) => () =>
    parseProfile('p.yaml', text, { operations, checks, env: { PW: 'secret1' } })
  expect(
    read('logn: {}\nidentities: { first: { pasword: a } }\noutcome: { member: status }'),
  ).toThrow(
    [
      '--profile p.yaml is wrong:',
      '  identities.first: unknown key `pasword`. Did you mean `password`?',
      '  outcome.member: is no JSON Pointer: begin with /',
      '  outcome.success: Invalid input: expected array, received undefined',
      '  unknown key `logn`. Did you mean `login`?',
    ].join('\n'),
  )
  expect(read('login: { operation: logIn }\nnever: [deleteAll]\noff: { no-secrets: a }')).toThrow(
    [
      '--profile p.yaml is wrong:',
      '  login.operation: the contract has no operation logIn. Did you mean login?',
      '  never: the contract has no operation deleteAll.',
      '  off: there is no check no-secrets. Did you mean no-secret?',
    ].join('\n'),
  )
  expect(read('identities: { first: { password: "${NOPE}" } }')).toThrow(
    'the environment variable NOPE is not set',
  )
  expect(read('identities: { first: { user: a, password: "${PW}" } }')()).toEqual({
    identities: { first: { user: 'a', password: 'secret1' } },
  })
})

test(
  'the command ends with 2 and one line for a backend that is down, and for wrong options',
  async () => {
    const down = await run('--contract', booksFile, '--backend', 'http://127.0.0.1:9')
    expect([down.code, down.output.split('\n').at(-1)]).toEqual([
      2,
      'Connection refused: nothing listens on 127.0.0.1:9. Check the address, and that the server runs.',
    ])
    const none = await run('--contract', join(folder, 'nope.yaml'), '--backend', 'http://a.test')
    expect(none).toMatchObject({ code: 2 })
    expect(none.output).toMatch(/nope.yaml cannot be read: the file does not exist\.$/)
    const wrong = await run('--contract', booksFile, '--backend', 'http://a.test', '--only', 'x')
    expect([wrong.code, wrong.output]).toEqual([
      2,
      '--only "x" matches no operation. Use an id such as health.',
    ])
  },
  SLOW_MS,
)
