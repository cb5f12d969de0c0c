import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyTree, runIn, treeOf } from '../../tests/support/copied-tree.ts'
import { scaffoldFiles } from './scaffold-files.ts'
import { ScaffoldError } from './scaffold-error.ts'
import { readRequest } from './read-request.ts'
import { writeAll } from './write-all.ts'

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

/** One for all tests: those that fail leave it as it was. */
let copy = ''

beforeAll(async () => {
  copy = await copyTree(repositoryRoot)
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

/** Writes the files of other commands, which the next run of npm run new generates with its own. */
const writeOnly = (words: string): readonly string[] => {
  const files = scaffoldFiles(readRequest(copy, words.split(' ')))
  writeAll(copy, files)
  return [...files.keys()]
}

const mockCall = `
import { createMockWorlds } from './mocks/worlds.ts'
const worlds = createMockWorlds({ publicUrl: 'http://mock.test' })
const post = async (path, body, headers = {}) =>
  (await worlds.fetch(new Request('http://mock.test/public/' + path, {
    method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers },
  }))).json()
const { token } = await post('user/do_login', { id: 'demo', pw: 'demo1234' })
console.log(JSON.stringify(await post('community/archived_notes', {}, { authorization: 'Bearer ' + token })))
`

/** Several checkers would each infer shared types. */
const checkOnce = ['--incremental', 'false', '--singleThreaded']

test(
  'a contract that cannot be generated leaves every file as it was',
  { timeout: 120_000 },
  async () => {
    const broken = join(copy, 'openapi/operations/user/broken.yaml')
    writeFileSync(broken, 'path: user/broken\n')
    onTestFinished(() => rmSync(broken))
    const before = treeOf(copy)
    const words = 'operation notes/badges --screen'.split(' ')
    const { code, output } = await runIn(copy, 'tools/scaffold/main.ts', ...words)
    expect(treeOf(copy)).toEqual(before)
    expect(code).toBe(1)
    expect(output).toContain(
      "operations/user/broken.yaml:1 #: must have required property 'answer'.",
    )
    expect(output).toContain(
      'npm run generate failed with the new files: everything is as before.\n',
    )
  },
)

test('Ctrl-C while it generates leaves every file as it was', { timeout: 120_000 }, async () => {
  const before = treeOf(copy)
  const words = 'operation notes/badges --screen'.split(' ')
  const child = spawn(process.execPath, ['tools/scaffold/main.ts', ...words], {
    cwd: copy,
    detached: true,
    stdio: 'ignore',
  })
  const manifests = join(copy, 'src/generated/screens/manifests.ts')
  const isGenerating = () => readFileSync(manifests, 'utf8').includes('badges')
  await expect.poll(isGenerating, { timeout: 60_000, interval: 20 }).toBe(true)
  // The group, as a terminal does.
  process.kill(-child.pid!, 'SIGINT')
  await once(child, 'exit')
  expect(child.exitCode).toBe(1)
  expect(treeOf(copy)).toEqual(before)
})

test(
  'the files of a new operation, with and without a screen, and of new features pass the checks as they are',
  { timeout: 600_000 },
  async () => {
    const others = [
      ...writeOnly('operation wallet/money-history'),
      ...writeOnly('operation notes/archive-note --mutation'),
      ...writeOnly(
        'operation vouchers/voucher-list-with-quite-some-long-name --tag balance --screen',
      ),
      ...writeOnly('screen savings'),
    ]
    const formatted = await runIn(copy, 'node_modules/oxfmt/bin/oxfmt', ...others)
    expect(formatted).toMatchObject({ code: 0 })
    const { code, output } = await runIn(
      copy,
      'tools/scaffold/main.ts',
      ...'operation notes/archived-notes --screen'.split(' '),
    )
    const writtenFiles = [...output.matchAll(/^ {2}(\S+)$/gm)].map(([, file = '']) => file)
    expect({ code, written: writtenFiles }, output).toEqual({
      code: 0,
      written: [
        'openapi/operations/community/archivedNotes.yaml',
        'src/features/notes/archived-notes.api.ts',
        'src/features/notes/archived-notes-screen.tsx',
        'src/features/notes/archived-notes-screen.test.tsx',
        'src/features/notes/archived-notes.screen.ts',
        'src/features/notes/archived-notes.messages.yaml',
      ],
    })
    expect(output).toMatch(/\nLeft to decide:\n- \S/)

    writeFileSync(join(copy, 'call.mjs'), mockCall)
    expect(await runIn(copy, 'call.mjs')).toEqual({
      code: 0,
      output:
        'archivedNotes has no behaviour: its generated handler answers\n' +
        '{"status":"success","list":[{"id":1,"title":"첫 번째 항목"}]}\n',
    })
    rmSync(join(copy, 'call.mjs'))

    const files = [...others, ...writtenFiles]
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    const tests = sources.filter((file) => file.includes('.test.'))
    writeFileSync(
      join(copy, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tests/tsconfig.json', include: [], files: sources }),
    )
    const checks = [
      ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.new.json', ...checkOnce],
      ['scripts/messages.ts', '--check'],
      ['node_modules/@redocly/cli/bin/cli.js', 'lint'],
      ['node_modules/oxfmt/bin/oxfmt', '--check', ...files],
      ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...sources],
      ['node_modules/eslint/bin/eslint.js', ...sources],
      ['node_modules/vitest/vitest.mjs', 'run', ...tests],
    ] as const
    const failed: string[] = []
    for (const [main, ...args] of checks) {
      const ran = await runIn(copy, main, ...args)
      if (ran.code !== 0) failed.push(`${main}\n${ran.output}`)
    }
    expect(failed).toEqual([])
  },
)

test('if a file cannot be written, the earlier ones are removed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  writeFileSync(join(folder, 'savings'), 'a file in the place of a folder')
  const files = new Map([
    ['notes/new.ts', 'export {}\n'],
    ['savings/new.ts', 'export {}\n'],
  ])
  expect(() => {
    writeAll(folder, files)
  }).toThrow('EEXIST')
  expect(readdirSync(folder)).toEqual(['savings'])
})

test.each([
  ['operaton notes/archive-note', 2, 'Unknown kind "operaton". Did you mean "operation"?'],
  [
    'operation notess/new-note',
    2,
    'Unknown feature "notess". Did you mean "notes"? For a new feature: add --tag',
  ],
  [
    'screen notess/new-note',
    2,
    'Did you mean "notes"? For a new feature: npm run new -- screen notess',
  ],
  ['operation notes/new-note --screeen', 2, 'Unknown option "--screeen". Did you mean "--screen"?'],
  ['operation notes/new-note --screen=yes', 2, "'--screen' does not take an argument"],
  ['operation notes/new-note --mutation --screen', 2, 'A mutation belongs to the screen'],
  ['operation notes/new-note --tag', 2, "'--tag <value>' argument missing"],
  ['operation comp/new-note --tag usr', 2, 'Unknown tag "usr". Did you mean "user"?'],
  ['operation comp/new-note', 2, 'The feature calls no operation yet'],
  ['operation notes/../a', 2, 'is not a place: give feature/name'],
  ['operation notes', 2, '"notes" is not a place: give feature/name'],
  ['operation notes/ArchiveNote', 2, '"ArchiveNote" is not a name: use lower-case words'],
  ['operation notes/archive_note', 2, '"archive_note" is not a name: use lower-case words'],
  ['operation notes/top-10', 2, '"top-10" is not a name: use lower-case words'],
  ['operation notes/delete', 2, '"delete" is reserved: add a word'],
  ['operation notes/parse-success', 2, '"parse-success" is reserved: add a word'],
  ['screen assets', 2, '"assets" is reserved: add a word'],
  ['operation notes/new-note notes/old-note', 2, 'Give one name'],
  ['screen savings --tag user', 2, 'A screen has no options'],
  [
    'operation notes/delete-note',
    1,
    'exists already: openapi/operations/community/deleteNote.yaml',
  ],
  ['operation session/session', 1, 'exists already: openapi/routes.yaml'],
  ['screen notes', 1, 'The feature notes exists already'],
  ['screen notes/help', 1, 'exists already: src/features/inquiries/help.screen.ts'],
])('npm run new -- %s writes nothing, ends with %d and says why', (words, exitCode, says) => {
  let refused: unknown
  try {
    readRequest(repositoryRoot, words.split(' '))
  } catch (error) {
    refused = error
  }
  expect(refused).toBeInstanceOf(ScaffoldError)
  expect(refused).toMatchObject({ exitCode })
  expect((refused as ScaffoldError).message).toContain(says)
})
