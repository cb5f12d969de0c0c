import { expect, test } from 'vitest'
import { hybridScenario } from '../../tests/support/hybrid.ts'
import { startMock } from '../../tests/support/mock-scenario.ts'

const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' } as const
const pathOf = startMock().pathOf

type Body = { readonly text?: string; readonly encoding?: string; readonly size?: number }

const entry = (
  path: string,
  answer: unknown,
  more: { status?: number; method?: string; type?: string; content?: Body } = {},
) => ({
  startedDateTime: '2026-11-20T12:00:00.000Z',
  time: 3,
  request: { method: more.method ?? 'POST', url: `https://backend.example${path}`, headers: [] },
  response: {
    status: more.status ?? 200,
    headers: [{ name: 'Content-Type', value: more.type ?? 'application/json' }],
    content: more.content ?? { text: JSON.stringify(answer) },
  },
})

const logOf = (...entries: readonly unknown[]) => ({ log: { entries } })

test('recorded traffic of a real backend is replayed by a mock, where the recorded member signs in', async () => {
  const { real, ...hybrid } = hybridScenario('notes', { clock: Date }, { clock: Date })
  await real.backend.perform({ command: 'scenario', name: 'rich' })
  const demo = await hybrid.demo()
  await demo.ask('userHealthCheck', {})
  await demo.ask('getNote', {})
  await real.backend.perform({ command: 'event', event: 'money-changed', amount: -9 })
  await demo.ask('userHealthCheck', {})
  const har = await hybrid.backend.perform({ command: 'har' })
  expect(har.log.entries.map(({ request }) => request.url)).toEqual(
    ['doLogin', 'userHealthCheck', 'userHealthCheck'].map(
      (id) => `https://real.test${pathOf(id as 'doLogin')}`,
    ),
  )

  const replaying = startMock({ clock: Date })
  const { perform } = replaying.backend
  expect(await perform({ command: 'replay', log: har.log })).toEqual({
    replayed: { doLogin: [1], userHealthCheck: [2, 3] },
    breaches: [],
    skipped: [],
  })
  const recorded = await replaying.signIn('anybody', 'any-password')
  const balance = async () => (await recorded.ask('userHealthCheck', {})).user.balance
  expect([await balance(), await balance(), await balance()]).toEqual([
    999_999_999, 999_999_990, 999_999_990,
  ])
  expect(await perform({ command: 'faults' })).toMatchObject({
    answers: [
      { operation: 'doLogin', recorded: 1 },
      { operation: 'userHealthCheck', recorded: 1 },
    ],
  })
  expect(await recorded.ask('openGame', game)).toMatchObject({ status: 'success' })
})

test('a HAR file has look-alikes of tokens, passwords, accounts and personal data, the same for the same value', async () => {
  const { real: _real, ...mock } = hybridScenario('notes')
  const demo = await mock.demo()
  await demo.ask('getMember', {})
  await demo.ask('writeHelp', { title: '문의', content: '제 번호는 010-1234-5678 입니다' })
  await demo.ask('openGame', game)
  const { log } = await mock.backend.perform({ command: 'har' })
  const text = JSON.stringify(log)
  for (const secret of [
    demo.token ?? '',
    'demo1234',
    '010-1234-5678',
    '123456-04-123456',
    '김데모',
    '데모',
    '제 번호는',
  ])
    expect(text).not.toContain(secret)
  const bodyOf = (index: number) =>
    JSON.parse(log.entries[index]?.response.content.text ?? '') as Record<string, unknown>
  const login = bodyOf(0)
  const { user } = bodyOf(1)['member'] as { user: Record<string, string> }
  expect(user).toEqual({ ...(login['user'] as object) })
  expect(user['banknum']).toMatch(/^\d{6}-\d{2}-\d{6}$/)
  expect(user['phone']).toMatch(/^\d{3}-\d{4}-\d{4}$/)
  expect(user['bankname']).toBe('국민은행')
  const { headers } = log.entries[1]!.request
  expect(headers).toContainEqual({
    name: 'authorization',
    value: `Bearer ${String(login['token'])}`,
  })
  expect(JSON.parse(log.entries[0]?.request.postData?.text ?? '')).toEqual({
    id: user['userId'],
    pw: expect.stringMatching(/^[a-z]{4}\d{4}$/),
  })
})

test('recorded answers that break the contract are replayed, and named by entry, place and rule', async () => {
  const { backend, guest } = startMock()
  const list = [
    { nameKo: '가', nameEn: 'A' },
    { nameKo: 7, nameEn: 'B' },
  ]
  const recorded = { status: 'success', slot: list }
  const { log } = logOf(
    entry(pathOf('getSlotSetting'), { status: 'success', slot: [] }),
    entry(pathOf('getSlotSetting'), recorded),
    entry(
      pathOf('getSportSetting'),
      { status: 418 },
      { status: 418, type: 'application/problem+json' },
    ),
  )
  expect((await backend.perform({ command: 'replay', log })).breaches).toEqual([
    {
      entry: 2,
      operation: 'getSlotSetting',
      pointer: '/slot/*/nameKo',
      rule: 'type',
      message: '/slot/*/nameKo must be string',
    },
    {
      entry: 3,
      operation: 'getSportSetting',
      pointer: '',
      rule: 'status',
      message: 'HTTP 418 is not in the contract',
    },
  ])
  await guest.ask('getSlotSetting', {})
  expect(await guest.ask('getSlotSetting', {})).toEqual(recorded)
})

test('R-CALL-03 calls that cannot be replayed are listed with their entries, and the others are replayed', async () => {
  const { backend } = startMock()
  const path = pathOf('getSlotSetting')
  const text = '{"status":"success","slot":[]}'
  const { log } = logOf(
    entry('/fonts/a.woff2', {}),
    entry(path, {}, { content: { text: btoa('\xff\xfe\x00'), encoding: 'base64' } }),
    entry(path, {}, { content: { text: btoa(text), encoding: 'base64' } }),
    entry(path, {}, { content: { text: text.slice(0, 9), size: 900 } }),
    entry(path, {}, { content: { size: 900 } }),
    entry(
      path,
      {},
      { content: { text: JSON.stringify({ status: 'success', slot: 'x'.repeat(9_000_000) }) } },
    ),
    entry(path, {}, { status: 502, type: 'text/html', content: { text: '<h1>Bad gateway' } }),
    entry(path, {}, { method: 'OPTIONS' }),
    entry(path, {}, { status: 0 }),
    { request: 7 },
    entry('/api/routes/get-slot-setting', { status: 'success', slot: [] }),
    entry('/api/routes/user-do-login', {}),
  )
  expect(await backend.perform({ command: 'replay', log })).toEqual({
    replayed: { getSlotSetting: [3, 11] },
    breaches: [],
    skipped: [
      { entries: [1], why: 'no operation of the contract (backend.example)' },
      { entries: [2], why: 'the body is binary' },
      { entries: [4], why: 'the body is truncated: 9 of 900 bytes' },
      { entries: [5], why: 'the body of 900 bytes was not recorded' },
      { entries: [6], why: 'the answer has more than 8000000 characters' },
      { entries: [7], why: 'HTTP 502 with a body that is not JSON (text/html)' },
      { entries: [8], why: 'the method is OPTIONS' },
      { entries: [9], why: 'no answer was recorded' },
      { entries: [10], why: expect.stringMatching('^unreadable, /request: ') },
      { entries: [12], why: 'a route of the site that answers otherwise than the backend' },
    ],
  })
})

test('a file that is not HAR or has no usable answer is refused, and the overrides stay', async () => {
  const { backend } = startMock()
  await backend.perform({ command: 'answer', operation: 'openGame', answer: 'time' })
  const before = await backend.perform({ command: 'faults' })
  const { log } = logOf(entry('/x', {}), entry('/y', {}))
  await expect(backend.perform({ command: 'replay', log })).rejects.toThrow(
    '/log/entries has nothing to replay: entries 1, 2: no operation of the contract (backend.example)',
  )
  for (const wrong of [undefined, {}, 'text', { entries: 7 }])
    await expect(backend.perform({ command: 'replay', log: wrong })).rejects.toThrow(
      'Not a HAR file',
    )
  expect(await backend.perform({ command: 'faults' })).toEqual(before)
})

test('recorded answers stay over a reload of the page', async () => {
  let text: string | null = null
  const overrideStorage = { read: () => text, write: (written: string) => void (text = written) }
  const first = startMock({ overrideStorage })
  const { log } = logOf(
    entry(pathOf('getSlotSetting'), { status: 'success', slot: [] }),
    entry(pathOf('getSlotSetting'), { status: 'success', slot: [{ nameKo: '가', nameEn: 'A' }] }),
  )
  await first.backend.perform({ command: 'replay', log })
  await first.guest.ask('getSlotSetting', {})
  const second = startMock({ overrideStorage })
  expect(await second.guest.ask('getSlotSetting', {})).toMatchObject({ slot: [{ nameKo: '가' }] })
  expect(text).toContain('"recordedAt"')
})
