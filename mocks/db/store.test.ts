import { describe, expect, test } from 'vitest'
import { mockScenario } from '../../tests/support/mock-scenario.ts'
import { createMockBackend } from '../backend.ts'
import { memoryStorage } from './store.ts'

const balance = { amount: 1_000 }

describe('the state', () => {
  test('survives a restart over the same storage, sessions and requests too', async () => {
    const storage = memoryStorage()
    const before = await mockScenario({ storage }).demo()
    await before.ask('userTransferIn', balance)
    await before.ask('applyUserDeposit', { amount: 70_000, bankOwner: '김데모' })

    const after = mockScenario({ storage }).as(before.token)
    expect(await after.ask('getInGameBalance', {})).toMatchObject({ gameMoney: 301_000 })
    const { list } = await after.ask('getDepositList', { page: 1, pageSize: 1 })
    expect(list).toMatchObject([{ amount: 70_000, status: 'wait' }])
  })

  test('is shared by two backends over one storage', async () => {
    const storage = memoryStorage()
    const one = await mockScenario({ storage }).demo()
    const other = mockScenario({ storage }).as(one.token)
    await other.ask('userTransferIn', balance)
    await one.ask('userTransferIn', balance)
    expect(await other.ask('getInGameBalance', {})).toMatchObject({ gameMoney: 302_000 })
  })

  test('ends when another scenario is asked for at the start, or on demand', async () => {
    const storage = memoryStorage()
    await (await mockScenario({ storage }).demo()).ask('userTransferIn', balance)
    const poor = mockScenario({ storage, scenario: 'no-money' })
    expect(await (await poor.demo()).ask('getInGameBalance', {})).toMatchObject({ balance: 0 })

    const continued = mockScenario({ storage })
    expect(await (await continued.demo()).ask('getInGameBalance', {})).toMatchObject({ balance: 0 })
    await continued.backend.reset('default')
    expect(await (await continued.demo()).ask('getInGameBalance', {})).toMatchObject({
      balance: 1_250_000,
    })
  })

  test.each(['', 'half a {', '{"shape":0}', '{"shape":1,"meta":{"scenario":"default"},"rows":7}'])(
    'that cannot be read begins anew: %j',
    async (text) => {
      const storage = memoryStorage()
      await storage.save(text)
      const demo = await mockScenario({ storage }).demo()
      expect(await demo.ask('getInGameBalance', {})).toMatchObject({ balance: 1_250_000 })
    },
  )

  test('is untouched by an operation that could not be saved', async () => {
    const storage = memoryStorage()
    await mockScenario({ storage }).demo()
    const text = await storage.load()
    const full = { load: storage.load, save: () => Promise.reject(new Error('The disk is full')) }
    const backend = createMockBackend({ publicUrl: 'http://localhost:4010', storage: full })
    await expect(backend.reset()).rejects.toThrow('The disk is full')
    expect(await storage.load()).toBe(text)
  })
})
