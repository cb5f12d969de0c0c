import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readBackendMap } from '#proxy/backend-map/read-map.ts'
import { isRecord, parseJson } from '#site/lib/json.ts'
import { preparedMock, theContract } from '../../../tests/support/verified-mock.ts'
import type { Layer } from '../../../tests/support/verified-mock.ts'
import { inMemory } from '../../../tests/support/in-memory.ts'
import { codesIn, findEnvelope, unwrap } from '../draft/find-envelope.ts'
import { proposeMap } from '../draft/propose-map.ts'
import { atPath, bodyOf, json, withHeaders, stackLayers } from './zoo/layers.ts'
import type { Json } from './zoo/layers.ts'
import { verifyDefaults } from '../../../tests/support/verify-defaults.ts'

const folder = mkdtempSync(join(tmpdir(), 'draft-'))
afterAll(() => rmSync(folder, { recursive: true }))

const NAMES: Readonly<Record<string, string>> = {
  id: 'idx',
  title: 'subject',
  content: 'memo',
  createdAt: 'regdate',
  amount: 'money',
  registeredAt: 'join_date',
  list: 'data',
  member: 'data',
}

/** The same in other words: numbers as text, instants in milliseconds. */
function otherwise(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => otherwise('', item))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [NAMES[key] ?? key, otherwise(key, inner)]),
    )
  if (name === 'balance' || name === 'amount') return String(value)
  return /At$/.test(name) && typeof value === 'string' ? Date.parse(value) : value
}

const foreign: Layer = stackLayers(
  (next) => async (sent) => {
    const received = await next(sent)
    return { ...received, text: JSON.stringify(otherwise('', parseJson(received.text))) }
  },
  atPath('doLogin', async (sent, next) => {
    const { username: id, password: pw } = bodyOf(sent) ?? {}
    const { status, ...result } = parseJson(
      (await next({ ...sent, text: JSON.stringify({ id, pw }) })).text,
    ) as Json
    return json({ status, result })
  }),
  (next) => (sent) => {
    const token = sent.headers['x-auth-token']
    return next(
      withHeaders(sent, { authorization: token === undefined ? 'none' : `Bearer ${token}` }),
    )
  },
)

test('R-CALL-03 a draft of a map is written from answers to reads, with evidence for each line', async () => {
  const { contract, effects } = await theContract()
  const { mock, now, pass } = await preparedMock()
  const file = join(folder, 'backend-map.yaml')
  const sent: string[] = []
  const backend = foreign(
    inMemory((request) => mock.fetch(request)),
    pass,
  )
  const screen = await proposeMap(
    {
      contract,
      effects,
      transport: (request) => {
        sent.push(request.path)
        return backend(request)
      },
      ...verifyDefaults,
      clock: now,
      wallClock: now,
      sleep: async (ms) => void pass(ms),
    },
    file,
    'http://b',
  )
  const text = readFileSync(file, 'utf8')
  const map = parse(text) as { fields: Json; same: string[] } & Json
  expect(map['token']).toEqual({ from: '/result/token', send: { header: 'X-Auth-Token' } })
  expect(map['lists']).toEqual({ at: ['data'] })
  expect(map.fields).toMatchObject({
    'LoginRequest.id': 'username',
    id: 'idx',
    title: 'subject',
    content: 'memo',
    createdAt: 'regdate',
    registeredAt: 'join_date',
    member: 'data',
  })
  expect(map.same).toEqual(expect.arrayContaining(['nick', 'phone', 'balance', 'gameMoney']))
  expect(text).toMatch(/^ {2}title: subject # guess: subject is ".*"$/m)
  expect(text).toContain('  # newPw: ? # asked:')
  expect(screen).toContain('What the map absorbs')
  expect(screen).toContain('What the backend must change')
  const reads = contract.operations.filter(({ id }) => effects.operations[id]?.reads === true)
  const allowed = new Set(['/public/user/do_login', ...reads.map(({ path }) => path)])
  expect(sent.filter((path) => !allowed.has(path))).toEqual([])
  await expect(readBackendMap(file, {})).rejects.toThrow('ChangePasswordRequest.newPw has no name')
})

test('R-CALL-03 the envelope of all answers is found, and the code beside it is not taken for it', () => {
  const answer = (data: unknown) => ({ result: { code: '0', msg: 'OK' }, data })
  const answers = [answer({ a: 1 }), answer({ b: 1 }), answer([]), answer('')]
  expect(findEnvelope(answers)).toBe('data')
  expect(
    findEnvelope([
      { status: 'success', a: {} },
      { status: 'success', b: {} },
    ]),
  ).toBeNull()
  expect(unwrap('data', answer({ rows: { 7: { a: 1 } }, 8: 1 }))).toEqual({
    ...{ rows: [{ $key: '7', a: 1 }], 8: 1 },
  })
  expect(codesIn(answer({}))).toEqual([{ place: '/result/code', value: '0' }])
})
