import { describe, expect, test } from 'vitest'
import { storeKinds, openStoreAt } from './every-store.ts'
import { START } from './proxy-harness.ts'

const payIn = { code: 'virtual-account', bankOwner: null, instruction: 'Shinhan 110-555-987654' }

describe.for(storeKinds)('R-ACCT-07 %s', ([, open]) => {
  test('how a deposit is paid is kept under its id until it is settled, and in no audit line', async () => {
    const { protection } = await openStoreAt(START, open)
    const sent = { kind: 'deposit', amount: 50_000 } as const
    const keptOf = async () =>
      (await protection.read('demo'))?.movements.map((one) => [one.id, one.payIn])
    await protection.perform('demo', { type: 'reserve', attempt: 'a', ...sent })
    const settled = { state: 'waiting', id: '41', payIn } as const
    await protection.record('demo', { type: 'settle', attempt: 'a', ...sent, ...settled })
    const listed = { id: '41', amount: 50_000, at: START }
    const list = (state: 'waiting' | 'completed') =>
      ({
        type: 'learn',
        kind: 'deposit',
        from: 0,
        askedAt: START,
        requests: [{ ...listed, state }],
      }) as const
    await protection.record('demo', list('waiting'))
    expect(await keptOf()).toEqual([['41', payIn]])
    await protection.record('demo', list('completed'))
    expect(await keptOf()).toEqual([['41', undefined]])
  })
})
