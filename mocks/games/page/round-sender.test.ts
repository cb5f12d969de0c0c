import { describe, expect, test } from 'vitest'
import type { RoundResult } from '../../rules/round.ts'
import type { RoundRequest } from '../games-api.ts'
import { ServerRefusalError, createRoundSender } from './round-sender.ts'

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

describe('the sender of rounds', () => {
  test('a round whose answer is lost is asked for again, by the same id and bet', async () => {
    const { sent, send } = scriptedGame(new Error('unreached'), refusal)
    const sender = createRoundSender('t', shelfOf(), send)
    await expect(sender.settle(1_000)).rejects.toThrow('unreached')
    expect(sender.isWaiting()).toBe(true)
    await expect(sender.settle(50_000)).resolves.toEqual(refusal)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(sender.isWaiting()).toBe(false)
  })

  test('it waits over a reload of the window', async () => {
    const shelf = shelfOf()
    const { sent, send } = scriptedGame(new Error('unreached'), refusal)
    await expect(createRoundSender('t', shelf, send).settle(1_000)).rejects.toThrow()
    const afterReload = createRoundSender('t', shelf, send)
    expect(await afterReload.settle(5_000)).toEqual(refusal)
    expect(sent.map(({ stake }) => stake)).toEqual([1_000, 1_000])
    expect(createRoundSender('another', shelf, send).isWaiting()).toBe(false)
  })

  test('two presses are one round', async () => {
    const { sent, send } = scriptedGame()
    const sender = createRoundSender('t', shelfOf(), send)
    await Promise.all([sender.settle(1_000), sender.settle(1_000)])
    expect(sent).toHaveLength(1)
  })

  test('two rounds have two ids', async () => {
    const { sent, send } = scriptedGame()
    const sender = createRoundSender('t', shelfOf(), send)
    await sender.settle(1_000)
    await sender.settle(1_000)
    expect(new Set(sent.map(({ roundId }) => roundId)).size).toBe(2)
  })

  test('a round that the server refused is not asked for again', async () => {
    const { send } = scriptedGame(new ServerRefusalError('round'))
    const sender = createRoundSender('t', shelfOf(), send)
    await expect(sender.settle(1_000)).rejects.toThrow(ServerRefusalError)
    expect(sender.isWaiting()).toBe(false)
  })
})
