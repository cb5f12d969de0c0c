import { expect, test } from 'vitest'
import { mockScenario } from '../../tests/support/mock-scenario.ts'
import { createMockWorlds } from '../worlds.ts'
import { createMockApp } from './mock-app.ts'

const startMock = () => {
  const worlds = createMockWorlds({ publicUrl: 'http://localhost:4010' })
  const { demo } = mockScenario({}, worlds.world())
  const app = createMockApp({ worlds, gameFiles: new Map() })
  const ask = async (method: string, path: string, body?: object, headers = {}) => {
    const response = await app.request(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  return { ask, demo }
}

const path = '/__mock/override'
const closed = { operation: 'openGame', answer: { status: 'time' } }
const active = { operation: 'openGame', times: null, breaksContract: false }
const nothing = { status: 200, body: { overrides: [] } }

test('an answer is set, listed and taken back over HTTP, one or all', async () => {
  const { ask, demo } = startMock()
  const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' } as const
  const member = await demo()
  expect(await ask('POST', path, closed)).toEqual({ status: 200, body: { overrides: [active] } })
  expect(await member.ask('openGame', game)).toEqual({ status: 'time' })
  const once = { operation: 'getMember', answer: 'success', times: 1 }
  const both = { overrides: [active, { ...active, operation: 'getMember', times: 1 }] }
  await ask('POST', path, once)
  expect(await ask('GET', path)).toEqual({ status: 200, body: both })
  expect(await ask('DELETE', `${path}?operation=getMember`)).toEqual({
    status: 200,
    body: { overrides: [active] },
  })
  expect(await ask('DELETE', path)).toEqual(nothing)
  expect(await member.ask('openGame', game)).toMatchObject({ status: 'success' })

  await ask('POST', path, closed)
  await ask('POST', '/__mock/reset', {})
  expect(await ask('GET', path)).toEqual(nothing)
})

test('an invalid override is refused with a reason, and one that violates the contract must be requested explicitly', async () => {
  const { ask } = startMock()
  const broken = { operation: 'openGame', answer: { status: 'success', gameUrl: 7 } }
  expect(await ask('POST', path, broken)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('breaksContract: true') },
  })
  const asked = await ask('POST', path, { ...broken, breaksContract: true })
  expect(asked.body).toEqual({ overrides: [{ ...active, breaksContract: true }] })
  await ask('DELETE', path)
  for (const body of [
    undefined,
    { operation: 'openGame' },
    { ...closed, operation: 'openGames' },
    { ...closed, times: -1 },
    { ...closed, time: 1 },
  ]) {
    expect((await ask('POST', path, body)).status).toBe(400)
  }
  expect(await ask('GET', path)).toEqual(nothing)
})

test('an invalid request is refused with its error', async () => {
  const { ask } = startMock()
  const saysOf = async (body: object) => {
    const answer = await ask('POST', path, body)
    return [answer.status, (answer.body as { error: string }).error]
  }
  expect(await saysOf({ ...closed, times: 1.5 })).toEqual([
    400,
    'times is 1.5: choose a whole number from 1',
  ])
  expect(await saysOf({ ...closed, times: 'twice' })).toEqual([
    400,
    expect.stringContaining('expected number'),
  ])
  expect(await saysOf({ ...closed, answer: { status: 418 } })).toEqual([
    400,
    expect.stringContaining('openGame does not answer 418; the contract lists 400, 401'),
  ])
  const gone = await ask('DELETE', `${path}?operation=opengame2`)
  expect(gone).toMatchObject({
    status: 404,
    body: { error: expect.stringContaining('Did you mean "openGame"?') },
  })
})

test('an error of the contract is set over HTTP', async () => {
  const { ask, demo } = startMock()
  const member = await demo()
  await ask('POST', path, { operation: 'getMember', answer: { status: 503 } })
  await expect(member.ask('getMember', {})).rejects.toThrow('backend_unreachable')
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' },
  { origin: 'http://localhost:5173' },
  { origin: 'null' },
])('a page of another origin can neither set nor take back an override: %j', async (foreign) => {
  const { ask } = startMock()
  expect((await ask('POST', path, closed, foreign)).status).toBe(403)
  expect(await ask('GET', path)).toEqual(nothing)
  await ask('POST', path, closed)
  expect((await ask('DELETE', path, undefined, foreign)).status).toBe(403)
  expect((await ask('POST', '/__mock/reset', {}, foreign)).status).toBe(403)
  expect(await ask('GET', path)).toEqual({ status: 200, body: { overrides: [active] } })
})

test.each([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost' },
])('a page of the mock itself may: %j', async (own) => {
  const { ask } = startMock()
  expect((await ask('POST', path, closed, own)).status).toBe(200)
})
