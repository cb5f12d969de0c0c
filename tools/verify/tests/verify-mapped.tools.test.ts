import { expect, test } from 'vitest'
import { compileMap } from '#proxy/backend-map/compile-map.ts'
import type { BackendMap } from '#proxy/backend-map/map-schema.ts'
import { contractShapes } from '#proxy/backend-map/contract-shapes.ts'
import { parseJson } from '#site/lib/json.ts'
import { verifyBy } from './verify-by.ts'
import type { Layer } from '../../../tests/support/verified-mock.ts'
import { throughBackendMap } from '../transport/map-transport.ts'
import { changeAnswer, atPath, bodyOf, json, withHeaders, stackLayers } from './zoo/layers.ts'
import type { Json } from './zoo/layers.ts'

const names = Object.values(contractShapes).flatMap((shape) =>
  Object.keys(shape).map((name) => name.replace('?', '')),
)
const own = ['status', 'pw', 'token', 'expiresAt', 'registeredAt', 'settledAt']

/** Reads a login with other fields, a raw token, and another name of the registration. */
const written: BackendMap = {
  token: { from: '/data/token', send: { header: 'Authorization' } },
  same: [...new Set(names)].filter((name) => !own.includes(name)),
  fields: {
    'LoginRequest.id': 'userId',
    'LoginRequest.pw': 'password',
    pw: 'pw',
    'LoginAuthenticated.user': 'data/user',
    expiresAt: 'data/expiresAt',
    'WithdrawalTicket.expiresAt': 'expiresAt',
    registeredAt: 'joined',
    settledAt: 'settledAt',
    'Deposit|Withdrawal.status': 'status',
  },
}

const foreign: Layer = stackLayers(
  atPath('doLogin', async (sent, next) => {
    const { userId: id, password: pw } = bodyOf(sent) ?? {}
    const received = await next({ ...sent, text: JSON.stringify({ id, pw }) })
    const { status, ...data } = parseJson(received.text) as Json
    return json({ status, data })
  }),
  (next) => (sent) => {
    const credential = sent.headers['authorization']
    return next(
      credential === undefined
        ? sent
        : withHeaders(sent, { authorization: `Bearer ${credential}` }),
    )
  },
  changeAnswer('getMember', ({ member, ...rest }) => {
    const { registeredAt: joined, ...others } = member as Json
    return { ...rest, member: { ...others, joined } }
  }),
)

const verifyMapped = (layer: Layer) => {
  const { map, gaps } = compileMap(written, {}, {})
  expect(gaps).toEqual([])
  return verifyBy(
    (next, pass) => throughBackendMap(map, layer(next, pass)),
    ['same-answer-twice', 'figures-agree', 'sessions-are-required'],
    { isMapped: true },
  )
}

test('R-CALL-03 a backend that differs has no finding through its map', async () => {
  const { findings, ended } = await verifyMapped(foreign)
  expect([findings, ended]).toEqual([[], null])
})

test("R-CALL-03 a finding through a map has the backend's own place, and its request", async () => {
  const late = changeAnswer('getMember', ({ member, ...rest }) => ({
    ...rest,
    member: { ...(member as Json), joined: 'yesterday' },
  }))
  const { findings } = await verifyMapped(stackLayers(late, foreign))
  const [first] = findings
  expect([first?.message, first?.path]).toEqual([
    '/member/registeredAt must match format "date-time", and is "yesterday" (from /member/joined)',
    '/public/user/get_member',
  ])
  expect(first?.curl?.('http://b')).toContain('-H "authorization: $TOKEN"')
})
