import { describe, expect, test } from 'vitest'
import type { RoundResult } from '../../rules/round.ts'
import type { RoundRequest } from '../games-api.ts'
import { ServerRefusalError, createRoundDesk } from './round-desk.ts'

const refusal: RoundResult = { outcome: 'refused', reason: 'not_enough_money' }

function shelfOf(rows = new Map<string, string>()) {
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, text: string) => void rows.set(key, text),
    removeItem: (key: string) => void rows.delete(key),
  }
}

/** A games server with scripted failures that records requests. */
function scriptedGame(...outcomes: readonly (RoundResult | Error)[]) {
  const sent: RoundRequest[] = []
  const send = (round: RoundRequest) => {
    const outcome = outcomes[sent.push(round) - 1] ?? refusal
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
  }
  return { sent, send }
}

describe('the desk of a game', () => {
  test('a round whose answer is lost is asked for again, by the same id and bet', async () => {
    const { sent, send } = scriptedGame(new Error('unreached'), refusal)
    const desk = createRoundDesk('t', shelfOf(), send)
    await expect(desk.settle(1_000)).rejects.toThrow('unreached')
    expect(desk.isWaiting()).toBe(true)
    await expect(desk.settle(50_000)).resolves.toEqual(refusal)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(desk.isWaiting()).toBe(false)
  })

  test('it waits over a reload of the window', async () => {
    const shelf = shelfOf()
    const { sent, send } = scriptedGame(new Error('unreached'), refusal)
    await expect(createRoundDesk('t', shelf, send).settle(1_000)).rejects.toThrow()
    const afterReload = createRoundDesk('t', shelf, send)
    expect(await afterReload.settle(5_000)).toEqual(refusal)
    expect(sent.map(({ stake }) => stake)).toEqual([1_000, 1_000])
    expect(createRoundDesk('another', shelf, send).isWaiting()).toBe(false)
  })

  test('two presses are one round', async () => {
    const { sent, send } = scriptedGame()
    const desk = createRoundDesk('t', shelfOf(), send)
    await Promise.all([desk.settle(1_000), desk.settle(1_000)])
    expect(sent).toHaveLength(1)
  })

  test('two rounds have two ids', async () => {
    const { sent, send } = scriptedGame()
    const desk = createRoundDesk('t', shelfOf(), send)
    await desk.settle(1_000)
    await desk.settle(1_000)
    expect(new Set(sent.map(({ roundId }) => roundId)).size).toBe(2)
  })

  test('a round that the server refused is not asked for again', async () => {
    const { send } = scriptedGame(new ServerRefusalError('round'))
    const desk = createRoundDesk('t', shelfOf(), send)
    await expect(desk.settle(1_000)).rejects.toThrow(ServerRefusalError)
    expect(desk.isWaiting()).toBe(false)
  })
})
