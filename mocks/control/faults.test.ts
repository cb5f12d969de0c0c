import { describe, expect, test } from 'vitest'
import { getResponse } from 'msw'
import { mockScenario } from '../../tests/support/mock-scenario.ts'
import { createFaults } from './faults.ts'
import type { Command } from './commands.ts'

type FaultCommand = Extract<Command, { command: 'fault' }>

const transfer = '/public/slot/user_transfer_in'

async function signedIn() {
  const waited: number[] = []
  const delay = (ms: number) => Promise.resolve(void waited.push(ms))
  const { backend, ...mock } = mockScenario({ delay })
  const demo = await mock.demo()
  const authorization = `Bearer ${demo.token ?? ''}`
  const move = (key: string) =>
    mock.post(transfer, { amount: 1_000 }, { authorization, 'idempotency-key': key })
  const fault = (given: Omit<FaultCommand, 'command'>) =>
    backend.perform({ command: 'fault', ...given })
  const gameMoney = async () => (await demo.ask('getInGameBalance', {})).gameMoney
  return { ...mock, backend, perform: backend.perform, demo, move, fault, gameMoney, waited }
}

describe('R-CALL-07 a fault', () => {
  test('abort after: the money moves without an answer, and a repeated key gets the first answer', async () => {
    const { fault, move, gameMoney } = await signedIn()
    await fault({ operation: 'userTransferIn', kind: 'abort', times: 1 })
    await expect(move('key-of-transfer-1')).rejects.toThrow(TypeError)
    expect(await gameMoney()).toBe(301_000)
    expect(await (await move('key-of-transfer-1')).json()).toMatchObject({ gameMoney: 301_000 })
    expect(await gameMoney()).toBe(301_000)
  })

  test('abort before: nothing happens', async () => {
    const { fault, move, gameMoney } = await signedIn()
    await fault({ operation: 'userTransferIn', kind: 'abort', when: 'before', times: 1 })
    await expect(move('key-of-transfer-2')).rejects.toThrow('fetch failed')
    expect(await gameMoney()).toBe(300_000)
    expect((await move('key-of-transfer-2')).status).toBe(200)
    expect(await gameMoney()).toBe(301_000)
  })

  test('cut: the headers arrive and the body breaks off', async () => {
    const { fault, move, gameMoney } = await signedIn()
    await fault({ operation: 'userTransferIn', kind: 'cut' })
    const response = await move('key-of-transfer-3')
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
    expect(await gameMoney()).toBe(301_000)
  })

  test('malformed: a complete answer that is not JSON', async () => {
    const { fault, move } = await signedIn()
    await fault({ operation: 'userTransferIn', kind: 'malformed' })
    const response = await move('key-of-transfer-4')
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  test.each([
    [undefined, { balance: '1249000', gameMoney: 301_000 }],
    ['/gameMoney', { balance: 1_249_000, gameMoney: '301000' }],
    ['/status', { balance: 1_249_000, status: 4711 }],
    ['/nowhere/at/all', { balance: 1_249_000, gameMoney: 301_000, status: 'success' }],
  ])('wrongType at %s', async (pointer, shown) => {
    const { fault, move } = await signedIn()
    const at = pointer === undefined ? {} : { pointer }
    await fault({ operation: 'userTransferIn', kind: 'wrongType', ...at })
    expect(await (await move('key-of-transfer-5')).json()).toMatchObject(shown)
  })

  test('delay: before or after the backend acts', async () => {
    const { fault, move, waited, perform, gameMoney } = await signedIn()
    await fault({ operation: 'userTransferIn', delayMs: 61_000, times: 1 })
    await fault({ operation: 'getInGameBalance', delayMs: 5, when: 'before' })
    expect((await move('key-of-transfer-6')).status).toBe(200)
    expect(await gameMoney()).toBe(301_000)
    expect(waited).toEqual([61_000, 5])
    expect((await perform({ command: 'faults' })).faults).toHaveLength(1)
  })

  test('reaches MSW as a network error', async () => {
    const { fault, backend, demo } = await signedIn()
    await fault({ operation: 'getMember', kind: 'abort' })
    const request = new Request('http://localhost:5173/public/user/get_member', {
      method: 'POST',
      headers: { authorization: `Bearer ${demo.token ?? ''}` },
    })
    expect((await getResponse(backend.handlers, request))?.type).toBe('error')
  })
})

describe('faults and answers can be listed and removed', () => {
  test('an operation uses its last fault, or the one of * if it has none', async () => {
    const { fault, perform, demo } = await signedIn()
    await fault({ operation: '*', kind: 'abort' })
    const { id } = await fault({ operation: 'getMember', kind: 'malformed' })
    await perform({ command: 'answer', operation: '*', answer: { status: 503 } })
    await expect(demo.ask('getMember', {})).rejects.toThrow('getMember: {"type":"/problems/back')
    await expect(demo.ask('userHealthCheck', {})).rejects.toThrow('fetch failed')
    const rest = { when: 'after', pointer: null, delayMs: null, times: null }
    const all = { operation: '*', kind: 'abort', ...rest }
    expect(await perform({ command: 'take-back', id })).toEqual({
      answers: [{ operation: '*', times: null, breaksContract: false }],
      faults: [{ id: id - 1, ...all }],
    })
    expect(await perform({ command: 'take-back', operation: '*' })).toEqual({
      answers: [],
      faults: [],
    })
    expect(await demo.ask('getMember', {})).toMatchObject({ status: 'success' })
    await fault({ operation: '*', kind: 'abort' })
    expect(await perform({ command: 'take-back' })).toEqual({ answers: [], faults: [] })
  })

  test('for the next calls only', async () => {
    const { fault, demo, perform } = await signedIn()
    await fault({ operation: 'getMember', kind: 'abort', times: 2 })
    for (let call = 0; call < 2; call += 1) {
      await expect(demo.ask('getMember', {})).rejects.toThrow('fetch failed')
    }
    expect(await demo.ask('getMember', {})).toMatchObject({ status: 'success' })
    expect((await perform({ command: 'faults' })).faults).toEqual([])
  })

  test('limited faults apply in order, before a permanent one', async () => {
    const { fault, demo } = await signedIn()
    await fault({ operation: 'getMember', kind: 'malformed' })
    await fault({ operation: 'getMember', kind: 'abort', times: 1 })
    await fault({ operation: 'getMember', kind: 'cut', times: 1 })
    const ask = () =>
      demo.ask('getMember', {}).then(
        () => 'whole',
        (error: Error) => error.message,
      )
    expect(await ask()).toContain('fetch failed')
    expect(await ask()).toContain('terminated')
    expect(await ask()).toContain('JSON')
    expect(await ask()).toContain('JSON')
  })

  test.each([
    [{ operation: 'getMember' }, '/kind is missing: a fault needs a kind, or delayMs'],
    [{ operation: 'getMember', kind: 'cut', when: 'before' }, '/when is "before"'],
    [
      { operation: 'getMember', kind: 'abort', pointer: '/status' },
      '/pointer is only for the kind',
    ],
  ] as const)('%j is refused', async (given, words) => {
    const { fault, perform } = await signedIn()
    await expect(fault(given)).rejects.toThrow(words)
    await expect(perform({ command: 'take-back', id: 9 })).rejects.toThrow(
      '/id is 9: no such fault',
    )
    await expect(
      perform({ command: 'answer', operation: 'getMember', answer: 'tim' }),
    ).rejects.toThrow('/answer getMember answers the status "tim"')
    await expect(perform({ command: 'answer', operation: '*', answer: 'success' })).rejects.toThrow(
      '/answer ',
    )
    expect(await perform({ command: 'faults' })).toEqual({ answers: [], faults: [] })
  })

  test('they survive a reload if there is a storage', () => {
    let kept: string | null = null
    const storage = { read: () => kept, write: (text: string) => void (kept = text) }
    const fault = { command: 'fault', operation: 'getMember', kind: 'cut', when: 'after' } as const
    const first = createFaults(storage)
    first.add({ ...fault, times: 3 })
    first.take('getMember')
    expect(createFaults(storage).list()).toEqual([
      {
        id: 1,
        operation: 'getMember',
        kind: 'cut',
        when: 'after',
        pointer: null,
        delayMs: null,
        times: 2,
      },
    ])
    kept = '[{"operation":"gone","kind":"cut"}]'
    expect(createFaults(storage).list()).toEqual([])
  })
})
