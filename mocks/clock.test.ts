import { expect, test } from 'vitest'
import { createMockBackend } from './backend.ts'
import { startMock } from '../tests/support/mock-scenario.ts'

const deposit50 = { amount: 50_000, bankOwner: '김데모' }
const START = '2026-11-20T12:00:00.000Z'

test('advancing the clock settles the requests that are due by then', async () => {
  const { backend, ...mock } = startMock()
  const demo = await mock.demo()
  await demo.ask('applyUserDeposit', deposit50)
  const balance = async () => (await demo.ask('userHealthCheck', {})).user.balance
  await backend.perform({ command: 'clock', advance: 59_999 })
  expect(await balance()).toBe(1_250_000)
  expect(await backend.perform({ command: 'clock', advance: '1ms' })).toEqual({
    now: '2026-11-20T12:01:00.000Z',
    offsetMs: 60_000,
    stands: false,
  })
  expect(await balance()).toBe(1_300_000)
})

test('settled requests stay settled when the clock goes back', async () => {
  const { backend, ...mock } = startMock()
  const demo = await mock.demo()
  await demo.ask('applyUserDeposit', deposit50)
  await backend.perform({ command: 'clock', advance: '2m' })
  await backend.perform({ command: 'clock', follow: true })
  expect((await demo.ask('userHealthCheck', {})).user.balance).toBe(1_300_000)
})

test('R-CONST-01 a session ends when the clock is moved past its end, and lasts until then', async () => {
  const { backend, ...mock } = startMock()
  const demo = await mock.demo()
  await backend.perform({ command: 'clock', advance: '7h59m59.999s' })
  expect(await demo.ask('getMember', {})).toMatchObject({ status: 'success' })
  // The underlying clock continues.
  mock.pass(1)
  await expect(demo.ask('getMember', {})).rejects.toThrow('session_expired')
})

test('the clock is set, stopped, resumed and reset to the given one', async () => {
  const { backend, pass } = startMock()
  const { perform } = backend
  const clock = async () => (await perform({ command: 'clock' })).now
  await perform({ command: 'clock', set: '2027-01-01T00:00:00+09:00', stand: true })
  pass(5_000)
  expect(await clock()).toBe('2026-12-31T15:00:00.000Z')
  await perform({ command: 'clock', advance: '1d' })
  pass(5_000)
  expect(await clock()).toBe('2027-01-01T15:00:00.000Z')
  await perform({ command: 'clock', stand: false })
  pass(5_000)
  expect(await clock()).toBe('2027-01-01T15:00:05.000Z')
  expect(await perform({ command: 'clock', follow: true })).toEqual({
    now: new Date(Date.parse(START) + 15_000).toISOString(),
    offsetMs: 0,
    stands: false,
  })
})

test('without a clock of its own it follows the real one', async () => {
  const { perform } = createMockBackend({ publicUrl: 'http://localhost:4010' })
  const { now } = await perform({ command: 'clock', advance: '1h' })
  expect(Math.abs(Date.parse(now) - Date.now() - 3_600_000)).toBeLessThan(5_000)
})

test.each([
  [{ advance: '1s', set: START }, 'takes one of advance, set and follow'],
  [{ follow: true, stand: true }, '/stand does not go with follow'],
  [{ advance: '99999d' }, '/advance leads outside the years 2000 to 2199'],
  [{ set: '1999-12-31T00:00:00Z' }, '/set leads outside the years 2000 to 2199'],
] as const)('%j is refused and does not change the clock', async (move, words) => {
  const { perform } = startMock().backend
  await expect(perform({ command: 'clock', ...move })).rejects.toThrow(words)
  expect((await perform({ command: 'clock' })).now).toBe(START)
})
