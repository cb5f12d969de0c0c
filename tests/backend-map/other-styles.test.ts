import { expect, test } from 'vitest'
import { openMap, ok } from './edited-map.ts'
import type { CannedAnswer } from './edited-map.ts'

const headersOf = (headers: readonly string[]) =>
  Object.fromEntries(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])))

const prefix = 'request: { prefix: /api/v2, in: data }'
const sendToken = 'send: { header: X-Session-Key }'
const codes = 'outcomes:\n  /result_code:'

test('requests go as a form, a query or JSON, with the token where the backend takes it', async () => {
  const form =
    'request: { prefix: /svc, body: form, in: p, with: { site: 7 }, headers: { X-Key: env:KEY } }'
  const asForm = await openMap({ [prefix]: form, [sendToken]: 'send: { cookie: SID }' }, [ok()])
  await asForm.call('slot/user_transfer_in', { amount: 50 }).catch(() => undefined)
  const [sent] = asForm.sent
  expect([sent?.method, sent?.path, decodeURIComponent(sent?.body ?? '')]).toEqual([
    ...['POST', '/svc/slot/user_transfer_in', 'p[amount]=5000&site=7'],
  ])
  expect(headersOf(sent?.headers ?? [])).toEqual({
    'content-type': 'application/x-www-form-urlencoded',
    'x-request-id': 'r1',
    'idempotency-key': 'k1',
    cookie: 'SID=t1',
    'x-key': 'k-1',
  })

  const query = 'request: { in: data, key: { body: order } }'
  const asQuery = await openMap(
    {
      [prefix]: query,
      [sendToken]: 'send: { query: t }',
      'operations:\n': 'operations:\n  getSlotBetsList: { method: GET, path: "/bets/{kind}" }\n',
      'instants: epoch-ms': 'instants: [{ text: yyyyMMddHHmm, zone: +09:00 }, epoch-ms]',
    },
    [ok({ rows: [], row_count: 0 }), ok()],
  )
  await asQuery.call('slot/get_slot_bets_list', {
    ...{ kind: 'sport', from: '2026-11-28T15:00:00Z', page: 3, pageSize: 10 },
  })
  await asQuery.call('slot/user_transfer_in', { amount: 50 }).catch(() => undefined)
  expect(
    asQuery.sent
      .slice(0, 2)
      .map(({ method, path, body }) => [method, decodeURIComponent(path), body]),
  ).toEqual([
    [
      'GET',
      '/bets/SP?t=t1&data[since_ms]=202611290000&data[offset]=20&data[limit]=10&order=k1',
      '',
    ],
    ['POST', '/public/slot/user_transfer_in?t=t1', '{"data":{"amount":5000},"order":"k1"}'],
  ])

  const inBody = await openMap({ [sendToken]: 'send: { body: auth/token, scheme: Token }' }, [
    ok({ rows: null }),
  ])
  await inBody.call('community/notices')
  expect(inBody.sent[0]?.body).toBe('{"data":{},"auth":{"token":"Token t1"}}')
})

test('a session of several values is one token, and is sent as they were', async () => {
  const also =
    'also: [{ from: /result/no, send: { cookie: NO } }, { from: sent:id, send: { body: m_id } }]'
  const edits = { [sendToken]: `send: { cookie: SID }\n  ${also}` }
  const login = { status: 200, headers: { 'x-session-key': 'a&b c' } }
  const { call, sent } = await openMap(edits, [
    { ...ok({ no: 7 }), ...login },
    { ...ok({}), ...login },
    ok({ rows: null }),
  ])
  const signIn = async () => {
    const { body } = await call('user/do_login', { id: 'demo', pw: 'x' })
    return (body as Readonly<Record<string, unknown>>)['token']
  }
  expect([await signIn(), await signIn()]).toEqual(['a%26b%20c&7&demo', undefined])
  await call('community/notices', {}, 'a%26b%20c&7&demo')
  expect(headersOf(sent[2]?.headers ?? [])['cookie']).toBe('SID=a&b c; NO=7')
  expect(sent[2]?.body).toBe('{"data":{},"m_id":"demo"}')
})

test('of several cookies of a name the last is the token', async () => {
  const lines = ['SID=old; path=/', 'SID=new; path=/', 'lang=ko']
  const { call } = await openMap({ 'header:x-session-key': 'cookie:SID' }, [
    { ...ok({}), headers: { 'set-cookie': lines } },
  ])
  const { body } = await call('user/do_login', { id: 'demo', pw: 'x' })
  expect(body).toMatchObject({ token: 'new' })
})

test('what a path has behind ? goes before all that is sent there', async () => {
  const one =
    'operations:\n  getSlotBetsList: { method: GET, path: "/api.php?act=bets&kind={kind}" }\n'
  const { call, sent } = await openMap(
    {
      [prefix]: 'request: { body: form }',
      [sendToken]: 'send: { query: t }',
      'operations:\n': one,
    },
    [ok({ rows: [], row_count: 0 })],
  )
  await call('slot/get_slot_bets_list', { kind: 'sport', page: 3, pageSize: 10 })
  expect(sent.map(({ path }) => path)).toEqual([
    '/api.php?act=bets&kind=SP&t=t1&offset=20&limit=10',
  ])
})

test.each<[string, Record<string, string>, CannedAnswer, unknown]>([
  [
    'a code with leading zeros',
    { 'OK: success': '0000: success' },
    { json: { result_code: '0000', result: {} } },
    { status: 'success' },
  ],
  [
    'an HTTP status',
    { [codes]: 'outcomes:\n  $http: { 2xx: success, 402: balance }\n  /result_code:' },
    { status: 402, text: 'no' },
    { status: 'balance' },
  ],
  [
    'no content',
    { [codes]: 'outcomes:\n  $http: { 2xx: success }\n  /result_code:' },
    { status: 204, text: '' },
    { status: 'success' },
  ],
  [
    'a text that contains a word',
    { [codes]: 'outcomes:\n  /result_message: { ~closed: time }\n  /result_code:' },
    { json: { result_message: 'It is closed.' } },
    { status: 'time' },
  ],
  [
    'a page instead of JSON',
    { [codes]: 'outcomes:\n  $type: { text: session_expired }\n  /result_code:' },
    { text: '<html>login' },
    { code: 'session_expired', status: 401 },
  ],
  [
    'a redirect',
    { [codes]: 'outcomes:\n  header:location: { ~login: session_expired }\n  /result_code:' },
    { status: 302, headers: { location: '/login' } },
    { code: 'session_expired', status: 401 },
  ],
  [
    'JSON after a byte order mark',
    {},
    { text: '\uFEFF{"result_code":"E_POINTS"}' },
    { status: 'low_point' },
  ],
  [
    'the document’s own word',
    { [codes]: 'outcomes:\n  /status: { else: same }\n  /result_code:' },
    { json: { status: 'low_point' } },
    { status: 'low_point' },
  ],
])('an outcome told by %s', async (_name, edits, answer, expected) => {
  const { call } = await openMap({ ...edits, 'after: getInGameBalance': 'answer: {}' }, [answer])
  expect((await call('balance/user_roll_to_balance', { amount: 5 })).body).toMatchObject(
    expected as object,
  )
})

const note = { subject: 'a', written_ms: 1_795_910_000_000, opened_ms: 0 }

const at = (hours: number) => ({
  subject: String(hours),
  written_ms: 1_795_910_000_000 + hours * 3_600_000,
})

test.each<[string, Record<string, string>, unknown, readonly string[]]>([
  ['by number', {}, { 7: at(1), 9: at(2), 8: at(3) }, ['3', '2', '1']],
  ['by other ids', {}, { n7: at(1), n9: at(3), n8: at(2) }, ['1', '3', '2']],
  ['by number, one without a time', {}, { 7: at(1), 9: { subject: '2' } }, ['1', '2']],
  [
    'the oldest first',
    { 'lists: { at: rows': 'lists: { order: newest, at: rows' },
    [at(1), at(2)],
    ['2', '1'],
  ],
  ['as it comes', {}, [at(1), at(2)], ['1', '2']],
])('the order of a list: %s', async (_name, edits, rows, titles) => {
  const { call } = await openMap(edits, [ok({ rows, row_count: 3 })])
  const { body } = await call('community/notices')
  expect(
    (body as { readonly list: readonly object[] }).list.map((one) => Reflect.get(one, 'title')),
  ).toEqual(titles)
})

test('an answer may be a text of JSON', async () => {
  const { call } = await openMap({}, [ok(JSON.stringify({ rows: [at(1)], row_count: 1 }))])
  expect((await call('community/notices')).body).toMatchObject({ list: [{ title: '1' }] })
})

test.each<[string, Record<string, string>, CannedAnswer, unknown]>([
  [
    'an object by id',
    { 'Note|NoteText.id: letter_id': 'Note.id: $key\n  NoteText.id: letter_id' },
    ok({ rows: { n1: note, n2: note }, row_count: 2 }),
    { list: [{ id: 'n1' }, { id: 'n2' }], total: 2 },
  ],
  [
    'an answer that is the list',
    {
      'at: rows': 'at: [rows, /]',
      'total: row_count': 'here: true',
      [codes]: 'outcomes:\n  $type: { list: success }\n  /result_code:',
    },
    { json: Array.from({ length: 12 }, () => note) },
    { list: [{ title: 'a' }, {}], total: 12 },
  ],
  [
    '404 where there is none',
    {
      'operations:\n': 'operations:\n  noteList: { outcomes: { $http: { 404: empty } } }\n',
      'total: row_count': 'pages: page_count',
    },
    { status: 404, text: '' },
    { list: [], total: 0 },
  ],
  [
    'pages that are counted',
    { 'total: row_count': 'pages: page_count' },
    ok({ rows: [note], page_count: '3' }),
    { list: [{}] },
  ],
  [
    'the last of several pages',
    { 'total: row_count': 'pages: page_count' },
    ok({ rows: [note], page_count: 2 }),
    { total: 11 },
  ],
  [
    'nothing but a page that is not full',
    { 'total: row_count': 'full: true' },
    ok({ rows: [note] }),
    { total: 11 },
  ],
  [
    'a sign that there are more',
    { 'total: row_count': 'more: more', 'empty: [0': 'booleans: Y/N\n  empty: [0' },
    ok({ rows: [note], more: 'Y' }),
    { total: 12 },
  ],
])('a page of a list: %s', async (_name, edits, answer, expected) => {
  const { call } = await openMap(edits, [answer])
  const { body } = await call('community/note_list', { page: 2, pageSize: 10 })
  expect(body).toMatchObject({ status: 'success', ...(expected as object) })
})

test.each([
  [1, 20, [1, 2], 20],
  [2, 20, [3], 5],
  [3, 10, [3], 5],
  [3, 4, [1, 2], 4],
  [4, 10, [4], 0],
])('page %i of %i items from pages of ten', async (page, pageSize, asked, held) => {
  const all = Array.from({ length: 25 }, (_, index) => ({ ...note, subject: String(index) }))
  const rows = asked.map((one) => ok({ rows: all.slice(one * 10 - 10, one * 10), row_count: 25 }))
  const { call, sent } = await openMap(
    { 'pages: { offset: offset, size: limit': 'pages: { page: p, holds: 10' },
    rows,
  )
  const { body } = await call('community/note_list', { page, pageSize })
  const { list, total } = body as { readonly list: readonly { title: string }[]; total: number }
  const from = (page - 1) * pageSize
  expect(list.map(({ title }) => title)).toEqual(
    Array.from({ length: held }, (_, index) => String(from + index)),
  )
  expect([total, sent.map(({ body }) => body)]).toEqual([
    25,
    asked.map((one) => JSON.stringify({ data: { p: one } })),
  ])
})

test('an operation that the backend does not have is answered without it', async () => {
  const edits = { 'operations:\n': 'operations:\n  deleteNote: { instead: already }\n' }
  const { call, sent } = await openMap(edits, [])
  expect((await call('community/delete_note')).body).toEqual({ status: 'already' })
  expect(sent).toEqual([])
})

test('an operation that is answered without the backend needs no sources', async () => {
  const { call, sent } = await openMap(
    {
      'RegDomain|RegisterRequest.code': 'RegisterRequest.code',
      "  place: { absent: there are no places, is: '' }\n": '',
      'operations:\n':
        'operations:\n  getRegDomain: { instead: cant_find_code }\n  advertisement: { instead: empty }\n',
    },
    [],
  )
  const answers = [await call('user/getRegDomain'), await call('community/advertisement')]
  expect(answers.map(({ body }) => body)).toEqual([
    { status: 'cant_find_code' },
    { status: 'success', list: [] },
  ])
  expect(sent).toEqual([])
})
