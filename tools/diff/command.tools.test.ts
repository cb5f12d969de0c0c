import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contractDiff } from './command.ts'

const root = join(import.meta.dirname, '../..')
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function copyWith(...changes: readonly (readonly [file: string, from: string, to: string])[]) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  folders.push(folder)
  cpSync(join(root, 'openapi'), folder, { recursive: true })
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  return folder
}

const diff = (...args: string[]) => contractDiff(args)

const stricter = ['schemas/slot.yaml', 'enum: [casino, sport]', 'enum: [casino]'] as const
const balance = ['schemas/slot.yaml', '    - $ref: status.yaml#/NotEnoughBalance\n', ''] as const
const mapping = ['schemas/slot.yaml', '      balance: status.yaml#/NotEnoughBalance\n', ''] as const

test('R-CALL-03 the same contracts end with 0, both by default, one of them by --of or as a file', async () => {
  const none = 'yaml (0.3.0): no difference.'
  const same = copyWith()
  expect(await diff(same)).toEqual({ code: 0, text: `public.${none}\n\nproxy.${none}` })
  expect(await diff('--from', same, '--of', 'public')).toEqual({ code: 0, text: `public.${none}` })
  expect(await diff(join(same, 'proxy.yaml'))).toEqual({ code: 0, text: `proxy.${none}` })
})

test('R-CALL-03 a folder that npm run generate refuses is not compared', async () => {
  const nameless = copyWith([
    'schemas/community.yaml',
    'required: [id, title, createdAt, readAt]',
    'required: [id, title, createdAt, readAt, sender]',
  ])
  const { code, text } = await diff(join(root, 'openapi'), '--to', nameless, '--of', 'public')
  expect([code, text]).toEqual([
    2,
    expect.stringContaining('`sender` is required, and no property.'),
  ])
})

test('R-CALL-03 a breaking change without a new version exits with 1 and names rule, roles, routes, machines, scenarios and calls', async () => {
  const { code, text } = await diff(
    '--to',
    copyWith(stricter),
    join(root, 'openapi'),
    '--of',
    'public',
  )
  // The set of scenarios changes independently of this test.
  const [scenarios = ''] = /game-open\/.*$/m.exec(text) ?? []
  expect(scenarios).toMatch(/^game-open\/\S+\.yaml, .*\.yaml$/)
  expect(text.replace(scenarios, '…')).toBe(`public.yaml (0.3.0): 1 changed, 1 breaking, 0 not.

breaking (1)

  request › variant casino, sport › kind: values casino, sport → casino
    rule       request-values-narrowed: Callers that send another value of a list are now refused.
    changes    the proxy and the site first, then the backend
    in         /public/slot/open_game
    routes     /api/routes/open-game
    machines   gameOpen opening.requesting: done openGame [isPlayable] → opening.placing; gameOpen opening.requesting: done openGame [isUnsafe] → ready; gameOpen opening.requesting: done openGame [isClosed] → ready; gameOpen opening.requesting: done openGame → ready; gameOpen opening.requesting: error openGame → ready.failed
    scenarios  …
    called in  src/features/game-open/game-open.api.ts

public.yaml breaks, and its version is 0.3.0: a breaking change needs 0.4.0 at least (while it is 0.x, the next minor), in info.version of openapi/backend.yaml.`)
  expect(code).toBe(1)
})

test('R-CALL-03 a breaking change with a new version and a compatible change exit with 0', async () => {
  const bumped = copyWith(stricter, ['backend.yaml', '  version: 0.3.0', '  version: 0.4.0'])
  const breaking = await diff(join(root, 'openapi'), '--to', bumped, '--of', 'public')
  expect([breaking.code, breaking.text]).toEqual([
    0,
    expect.stringContaining('public.yaml (0.3.0 → 0.4.0): 1 changed, 1 breaking, 0 not.'),
  ])
  const looser = await diff('--from', copyWith(stricter), '--of', 'proxy')
  expect([looser.code, looser.text]).toEqual([0, expect.stringContaining('none breaking, 1 not.')])
  expect(looser.text).toContain('the proxy alone')
})

test('R-CALL-03 a change of an operation that the site never calls says so', async () => {
  const pages = ['schemas/community.yaml', 'default: 20', 'default: 30'] as const
  const { text } = await diff('--to', copyWith(pages), join(root, 'openapi'), '--of', 'public')
  expect(text).toContain(
    '    routes     /api/routes/get-note-list\n    called in  no file of the site\n',
  )
})

test('R-CALL-03 a status more in an answer breaks its readers, of both contracts', async () => {
  const { code, text } = await diff(copyWith(balance, mapping))
  expect(code).toBe(1)
  const rule = 'rule       answer-status-added: '
  expect(text.split(rule)).toHaveLength(3)
  expect(text).toContain('public.yaml (0.3.0): 1 changed, 1 breaking, 0 not.')
  expect(text).toContain('    changes    the proxy and the site first, then the backend\n')
  expect(text).toContain('    in         /public/slot/open_game\n')
  expect(text).toContain('    routes     /api/routes/open-game\n')
  expect(text).toContain('    called in  src/features/game-open/game-open.api.ts\n')
})

test('R-CALL-03 R-ACCT-06 a status of money that comes to mean something else breaks the screens that show it', async () => {
  const settled = copyWith(['schemas/balance.yaml', 'reg: waiting', 'reg: completed'])
  const { code, text } = await diff(join(root, 'openapi'), '--to', settled)
  expect(code).toBe(1)
  for (const contract of ['public', 'proxy'])
    expect(text).toMatch(
      new RegExp(
        `^${contract}\\.yaml \\(0\\.\\d+\\.0\\): \\d changed, \\d breaking, 0 not\\.$`,
        'm',
      ),
    )
  expect(text).toContain(
    '  answer 200 › success › list › items › status: meaning of reg waiting → completed\n' +
      '    rule       answer-meaning-changed: Readers act on the old meaning of the value; the server sends it in the new one.\n' +
      '    changes    the proxy and the site first, then the backend\n' +
      '    in         /public/balance/get_deposit_list, /public/balance/get_withdraw_list\n',
  )
})

test('R-CALL-03 R-CALL-06 a changed meaning of an answer breaks every operation with that answer', async () => {
  const done = copyWith(['schemas/status.yaml', 'wait: still-waiting', 'wait: done'])
  const { code, text } = await diff(join(root, 'openapi'), '--to', done, '--of', 'proxy')
  expect([code, text]).toEqual([
    1,
    expect.stringContaining('  answer 200 › wait: meaning of wait still-waiting → done\n'),
  ])
})

test('R-PROT-05 a deposit that no longer counts for the limits breaks, and another source does not', async () => {
  const uncounted = copyWith([
    'operations/balance/applyUserDeposit.yaml',
    '    x-protection: deposit\n',
    '',
  ])
  const lifted = await diff(join(root, 'openapi'), '--to', uncounted, '--of', 'proxy')
  expect([lifted.code, lifted.text]).toEqual([
    1,
    expect.stringContaining('  protection deposit → none\n    rule       protection-changed:'),
  ])
  const assumed = copyWith(['schemas/base.yaml', 'x-source: A-002', 'x-source: A-003'])
  const origin = await diff(join(root, 'openapi'), '--to', assumed, '--of', 'public')
  expect([origin.code, origin.text]).toEqual([0, expect.stringContaining(': no difference.')])
})

test('R-CALL-03 an edit of a generated file is not compared; the file by its name is', async () => {
  const edited = copyWith([
    'public.yaml',
    'operationId: getDepositList',
    'operationId: depositList',
  ])
  const folder = await diff(join(root, 'openapi'), '--to', edited, '--of', 'public')
  expect(folder).toEqual({ code: 0, text: 'public.yaml (0.3.0): no difference.' })
  const file = await diff(join(root, 'openapi'), '--to', join(edited, 'public.yaml'))
  expect(file.text).toContain('operation id getDepositList → depositList')
})

test.each([
  'schemas/balance.yaml',
  'backend.yaml',
  'operations/balance/getDepositList.yaml',
  'public.yaml',
])('R-CALL-03 a YAML error names its file and line: %s', async (name) => {
  const broken = copyWith()
  writeFileSync(join(broken, name), 'one: [\ntwo: 2\n')
  const place = name === 'public.yaml' ? join(broken, name) : broken
  const { code, text } = await diff(join(root, 'openapi'), '--to', place)
  expect([code, text]).toEqual([2, expect.stringContaining(name)])
  expect(text).toMatch(/line \d|\(\d+:\d+\)/)
})

test('R-CALL-03 the program prints the same, and ends with its exit code', async () => {
  const program = [join(root, 'tools/diff/main.ts'), copyWith(), '--of', 'public']
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, program, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr })
    })
  })
  expect(ended).toEqual({ code: 0, stdout: 'public.yaml (0.3.0): no difference.\n', stderr: '' })
})

test('R-CALL-03 a version of git is compared, too', async () => {
  const { code, text } = await diff('HEAD', '--to', 'HEAD')
  expect([code, text]).toEqual([0, expect.stringContaining('proxy.yaml (')])
})

const file = join(root, 'openapi/public.yaml')

test.each([
  [['--from', 'no-such-version'], 'no-such-version is not a git version, file or folder.'],
  [[], 'Give a version to compare with.'],
  [['--from', file, '--of', 'other'], '--of is "other".'],
  [['--from', file, '--of', 'proxy'], 'is the contract "public", not "proxy".'],
  [
    ['--from', file, '--to', join(root, 'openapi/proxy.yaml')],
    'is the contract "proxy", not "public".',
  ],
  [['--from', file, file], 'is one version too many: give at most two.'],
  [['--from', file, '--till', 'HEAD'], '--till'],
  [[join(root, 'package.json')], 'package.json is not a contract: it has no paths.'],
  [[join(root, 'scripts')], 'has no public.yaml.'],
])('R-CALL-03 an impossible comparison exits with 2 and says why: %j', async (args, words) => {
  const { code, text } = await diff(...args)
  expect([code, text]).toEqual([2, expect.stringContaining(words)])
})
