import { describe, expect, test } from 'vitest'
import { startMock } from '../../tests/support/mock-scenario.ts'
import { newcomer } from '../../tests/support/newcomer.ts'

const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' } as const

const ticketIn = (answer: object): string =>
  /ticket=([^&]+)/.exec(JSON.stringify(answer).replaceAll('"', '&'))?.[1] ?? ''

describe('the scenario changes while the mock runs', () => {
  test('members stay signed in, with open game and clock, unless the new scenario does not have them', async () => {
    const { backend, ...mock } = startMock()
    const { perform } = backend
    const demo = await mock.demo()
    await mock.demo()
    await mock.guest.ask('register', newcomer)
    await perform({ command: 'clock', advance: '1h' })
    await perform({ command: 'event', event: 'provider-closed', company: 'haneul-live' })
    await perform({ command: 'approval', automatic: false })
    const registered = await mock.signIn(newcomer.id, newcomer.pw)
    const ticket = ticketIn(await demo.ask('openGame', game))
    expect(await perform({ command: 'scenario', name: 'unread', keepSessions: true })).toEqual({
      scenario: 'unread',
      seed: null,
      kept: { demo: 2 },
      ended: { [newcomer.id]: 1 },
    })
    expect(await demo.ask('userHealthCheck', {})).toMatchObject({ noteCount: 3 })
    expect(await backend.findGame(ticket)).toMatchObject({ company: 'dalbit-play' })
    expect(await demo.ask('openGame', { kind: 'casino', company: 'haneul-live' })).toMatchObject({
      status: 'success',
    })
    await expect(registered.ask('getMember', {})).rejects.toThrow('session_missing')
    expect(await perform({ command: 'state' })).toMatchObject({
      scenario: 'unread',
      clock: { offsetMs: 3_600_000 },
      approval: { automatic: true },
      states: {},
    })
  })

  test('and by default all sessions end, the clock follows and settings are reset', async () => {
    const { backend, ...mock } = startMock()
    const { perform } = backend
    const demo = await mock.demo()
    await perform({ command: 'clock', advance: '1h' })
    await perform({ command: 'answer', operation: 'openGame', answer: 'time' })
    await perform({ command: 'fault', operation: '*', kind: 'malformed' })
    expect(await perform({ command: 'scenario' })).toEqual({
      scenario: 'default',
      seed: null,
      kept: {},
      ended: { demo: 1 },
    })
    expect(await perform({ command: 'faults' })).toEqual({ answers: [], faults: [] })
    expect(await perform({ command: 'clock' })).toMatchObject({ offsetMs: 0 })
    await expect(demo.ask('getMember', {})).rejects.toThrow('session_missing')
  })
})

/** Signs in, opens a game and plays; returns everything random. */
async function run({ backend, demo }: ReturnType<typeof startMock>) {
  const member = await demo()
  const ticket = ticketIn(await member.ask('openGame', game))
  const rounds = []
  for (let round = 0; round < 5; round += 1) {
    rounds.push(await backend.playRound(ticket, { stake: 1_000 }))
  }
  return { token: member.token, ticket, rounds, state: await backend.perform({ command: 'state' }) }
}

describe('a seed makes the same run again', () => {
  test('tokens, tickets and draws, from an option or a command; another seed makes another', async () => {
    const first = await run(startMock({ seed: 7 }))
    const again = startMock()
    await again.backend.perform({ command: 'scenario', seed: 7 })
    expect(await run(again)).toEqual(first)
    const reset = startMock({ seed: 7 })
    await reset.demo()
    await reset.backend.reset()
    expect(await run(reset)).toEqual({ ...first, state: expect.objectContaining({ seed: 7 }) })
    const other = await run(startMock({ seed: 'seven' }))
    expect(other.token).not.toBe(first.token)
    expect(other.rounds).not.toEqual(first.rounds)
    const unseeded = await run(startMock())
    expect(unseeded.token).not.toBe((await run(startMock())).token)
  })

  test('also with continued sessions of the same seed: no key is used twice', async () => {
    const mock = startMock({ seed: 7 })
    const { token } = await mock.demo()
    await mock.backend.perform({ command: 'scenario', keepSessions: true, seed: 7 })
    const next = await mock.demo()
    expect(next.token).not.toBe(token)
    expect(await mock.as(token).ask('getMember', {})).toMatchObject({ status: 'success' })
  })

  test('and how late a slow answer comes', async () => {
    const waits = async () => {
      const waited: number[] = []
      const delay = (ms: number) => Promise.resolve(void waited.push(ms))
      await startMock({ startState: 'slow', seed: 3, delay }).demo()
      return waited
    }
    expect(await waits()).toEqual(await waits())
  })
})
