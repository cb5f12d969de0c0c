import { describe, expect, test } from 'vitest'
import { startMock } from '../../tests/support/mock-scenario.ts'
import { memoryStorage } from './storage.ts'

const balance = { amount: 1_000 }
const readable = { shape: 2, scenario: 'default', calls: 0, lastId: 100 }

describe('the state', () => {
  test('survives a restart over the same storage, sessions and requests too', async () => {
    const storage = memoryStorage()
    const before = await startMock({ storage }).demo()
    await before.ask('userTransferIn', balance)
    await before.ask('applyUserDeposit', { amount: 70_000, bankOwner: '김데모' })

    const after = startMock({ storage }).as(before.token)
    expect(await after.ask('getInGameBalance', {})).toMatchObject({ gameMoney: 301_000 })
    const { list } = await after.ask('getDepositList', { page: 1, pageSize: 1 })
    expect(list).toMatchObject([{ amount: 70_000, status: 'wait' }])
  })

  test('is shared by two backends over one storage', async () => {
    const storage = memoryStorage()
    const one = await startMock({ storage }).demo()
    const other = startMock({ storage }).as(one.token)
    await other.ask('userTransferIn', balance)
    await one.ask('userTransferIn', balance)
    expect(await other.ask('getInGameBalance', {})).toMatchObject({ gameMoney: 302_000 })
  })

  test('ends when another scenario is asked for at the start, or on demand', async () => {
    const storage = memoryStorage()
    await (await startMock({ storage }).demo()).ask('userTransferIn', balance)
    const poor = startMock({ storage, startState: 'no-money' })
    expect(await (await poor.demo()).ask('getInGameBalance', {})).toMatchObject({ balance: 0 })

    const continued = startMock({ storage })
    expect(await (await continued.demo()).ask('getInGameBalance', {})).toMatchObject({ balance: 0 })
    await continued.backend.reset('default')
    expect(await (await continued.demo()).ask('getInGameBalance', {})).toMatchObject({
      balance: 1_250_000,
    })
  })

  test.each([
    ['of another version', { shape: 1, scenario: 'default', calls: 0, lastId: 100 }, []],
    ['without its counters', { shape: 2, scenario: 'default' }, []],
    ['with a removed table', undefined, [{ table: 'gone', place: 1, row: {} }]],
    ['with a row of another shape', undefined, [{ table: 'bets', place: 1, row: { id: 'one' } }]],
  ])(
    'a state that cannot be read is replaced by a new one: one %s',
    async (_what, meta = readable, rows) => {
      const storage = memoryStorage()
      await storage.save({ version: 1, meta, rows, replacesAll: true })
      const demo = await startMock({ storage }).demo()
      expect(await demo.ask('getInGameBalance', {})).toMatchObject({ balance: 1_250_000 })
    },
  )

  test('is untouched by an operation that could not be saved', async () => {
    const storage = memoryStorage()
    const demo = await startMock({ storage }).demo()
    const before = await storage.load()
    let isFull = true
    const { backend } = startMock({
      storage: {
        ...storage,
        save: (change) =>
          isFull ? Promise.reject(new Error('The disk is full')) : storage.save(change),
      },
    })
    await expect(backend.findGame('forged')).rejects.toThrow('The disk is full')
    await expect(backend.reset('no-money')).rejects.toThrow('The disk is full')
    expect(await storage.load()).toEqual(before)
    isFull = false
    await backend.findGame('forged')
    expect(await demo.ask('getInGameBalance', {})).toMatchObject({ balance: 1_250_000 })
  })
})
