import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { LoggedCall } from '../../mocks/control/call-log.ts'
import { freePort } from '../../scripts/ports.ts'
import { startProgram, waitUntilHealthy } from '../../scripts/start-program.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const entry = 'mocks/http/main.ts'

async function startMock(env: Readonly<Record<string, string>>) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const logFile = `.cache/logs/mock-${port}.log`
  const mock = startProgram({
    name: 'The mock',
    entry,
    env: { ...env, MOCK_PORT: String(port) },
    logFile,
  })
  onTestFinished(mock.stop)
  await waitUntilHealthy(`${url}/healthz`, mock)
  const ask = async (path: string, body: object = {}, headers = {}) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Record<string, unknown>
  }
  const read = async (path: string): Promise<unknown> => (await fetch(url + path)).json()
  return { url, ask, read, stop: mock.stop }
}

const sideOf = (calls: readonly LoggedCall[]) =>
  calls.map(({ operation, answeredBy, status }) => [operation, answeredBy, status].join(' '))

test(
  'a mock over HTTP forwards real operations to a second process, chosen per world, and reports when that ends',
  {
    timeout: 120_000,
  },
  async () => {
    const real = await startMock({ SEED: 'rich' })
    const mock = await startMock({ BACKEND_URL: real.url, MOCK: 'openGame,notes' })
    const { token } = await mock.ask('/public/user/do_login', { id: 'demo', pw: 'demo1234' })
    const headers = { authorization: `Bearer ${String(token)}` }
    const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' }
    const open = async (world = '') => {
      const answer = await mock.ask(`${world}/public/slot/open_game`, game, headers)
      return String(answer['gameUrl']).replace(/\?.*/, '')
    }
    expect(await open()).toBe(`${mock.url}/games/play`)
    await mock.ask('/worlds/b/__mock/answer-by', { side: 'real', operations: 'game-open' })
    expect(await open('/worlds/b')).toBe(`${real.url}/games/play`)
    expect(await open()).toBe(`${mock.url}/games/play`)

    await real.stop()
    const down = await mock.ask('/public/user/get_member', {}, headers)
    expect(down).toMatchObject({
      code: 'backend_unreachable',
      detail: expect.stringMatching(
        /^The real backend http:\/\/localhost:\d+ does not answer \(ECONNREFUSED\)\. Affected: all operations except /,
      ),
    })
    expect(await mock.ask('/public/community/get_note', {}, headers)).toMatchObject({
      status: 'success',
    })
    const { calls } = (await mock.read('/__mock/calls')) as { calls: LoggedCall[] }
    expect(sideOf(calls)).toEqual([
      'doLogin real 200',
      'openGame behaviour 200',
      'openGame behaviour 200',
      'getMember real 503',
      'getNote behaviour 200',
    ])
  },
)

test(
  'traffic saved by one mock is replayed by another from its start',
  {
    timeout: 120_000,
  },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'har-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const recorder = await startMock({ SEED: 'rich' })
    await recorder.ask('/public/user/do_login', { id: 'demo', pw: 'demo1234' })
    const har = JSON.stringify(await recorder.read('/__mock/har'))
    expect(har).not.toContain('demo1234')
    const replaying = await startMock({})
    expect(await replaying.ask('/__mock/replay', JSON.parse(har) as object)).toEqual({
      replayed: { doLogin: [1] },
      breaches: [],
      skipped: [],
    })
    const login = await replaying.ask('/public/user/do_login', { id: 'anybody', pw: 'whatever1' })
    expect(login).toMatchObject({ status: 'authenticated', user: { balance: 999_999_999 } })

    const expectRefusal = async (file: string, text: string | Uint8Array) => {
      writeFileSync(join(folder, file), text)
      const MOCK_PORT = String(await freePort())
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(repositoryRoot, entry), '--har', join(folder, file)],
        { env: { ...process.env, MOCK_PORT }, encoding: 'utf8' },
      )
      return `${status} ${stderr.trim()}`
    }
    expect(await expectRefusal('half.har', har.slice(0, 90))).toMatch(
      /^2 --har \S+half\.har: Not a HAR file: not JSON\. .* JSON at position 90/,
    )
    expect(await expectRefusal('picture.har', Uint8Array.of(0x89, 0x50, 0, 0xff))).toContain(
      'not JSON',
    )
    expect(await expectRefusal('empty.har', '{"log":{"entries":[]}}')).toMatch(
      /^2 --har \S+empty\.har: \/log\/entries has nothing to replay: it has no entries$/,
    )
  },
)

test.each([
  [
    { MOCK: 'openGames' },
    'MOCK: "openGames" is neither an operation, a tag nor a feature. Did you mean "openGame"?',
  ],
  [{ MOCK: 'notes', BACKEND_URL: 'nowhere' }, 'BACKEND_URL is "nowhere"'],
  [
    { MOCK: 'notes', BACKEND_URL: 'http://localhost:4999', MOCK_PORT: '4999' },
    'which is this mock itself',
  ],
])(
  'R-CALL-03 the mock does not start with %o, and npm start and npm run dev neither',
  (env, words) => {
    const settings = { BACKEND_URL: 'https://backend.example', ...env }
    const programs = [
      [entry],
      ...(words.includes('itself')
        ? []
        : [['scripts/start.ts'], ['node_modules/vite/bin/vite.js']]),
    ]
    for (const [program = ''] of programs) {
      const { status, stderr } = spawnSync(process.execPath, [join(repositoryRoot, program)], {
        cwd: repositoryRoot,
        env: { ...process.env, ...settings },
        encoding: 'utf8',
      })
      expect([program, status, stderr]).toEqual([program, 2, expect.stringContaining(words)])
    }
  },
)
