import { describe, expect, test } from 'vitest'
import { noConsent } from '../../proxy/store/shared/consent.ts'
import { acceptStore } from '../../proxy/store/sqlite/accept.ts'
import { START } from './proxy-harness.ts'
import { KEY, openFile, otherProcess, sqliteFile } from './store-files.ts'

const OTHER_KEY = new Uint8Array(32).fill(8)
const limit = { type: 'setLimit', limit: 'deposit_24h', value: 100_000 } as const

async function fileWithLimit() {
  const file = sqliteFile()
  const store = await openFile({ file })
  await store.protection.perform('demo', limit)
  await store.close()
  return file
}

const limitIn = async (options: Parameters<typeof openFile>[0], member = 'demo') => {
  const store = await openFile(options)
  // Earlier calls are answered first; the key has been sealed again by then.
  await store.check()
  const record = await store.protection.read(member)
  await store.close()
  return record?.limits.deposit_24h.value ?? null
}

test('R-PROT-01 a limit is found again however the id is written', async () => {
  const file = await fileWithLimit()
  expect(await limitIn({ file }, 'DEMO')).toBe(100_000)
  expect(await limitIn({ file }, 'sora')).toBeNull()
})

describe('R-PROT-01 when BACKEND_URL names another address', () => {
  const at = async (file: string, backendUrl: string) => {
    const messages: string[] = []
    const tell = (event: string, sentence: string) => void messages.push(`${event}: ${sentence}`)
    return { ...(await openFile({ file, backendUrl, tell })), messages }
  }
  const break7 = { type: 'startBreak', days: 7 } as const

  test('limits and breaks still apply, and the log warns the operator', async () => {
    const file = await fileWithLimit()
    const moved = await at(file, 'https://moved.example/v1')
    expect(moved.messages.join(' ')).toMatch(
      /store_mended: BACKEND_URL names https:\/\/moved.example\/v1, and named https:\/\/backend.example before/,
    )
    const deposit = { type: 'reserve', kind: 'deposit', attempt: 'a', amount: 100_001 } as const
    expect((await moved.protection.perform('demo', deposit)).refusal).toMatchObject({
      limit: 'deposit_24h',
    })
    await moved.protection.perform('demo', break7)
    await moved.protection.perform('sora', limit)
    await moved.close()
    const back = await at(file, 'https://backend.example')
    expect(back.messages.join(' ')).not.toContain('BACKEND_URL')
    expect((await back.protection.perform('demo', { type: 'admitGame' })).refusal).toMatchObject({
      status: 'break',
    })
    expect((await back.protection.read('sora'))?.limits.deposit_24h.value).toBe(100_000)
  })

  test('limits hold after an operator accepted the store', async () => {
    const file = await fileWithLimit()
    const silent = { reportStep: () => undefined, reportNote: () => undefined }
    const consent = { ...noConsent, isRestored: true }
    const data = { file, keys: [KEY], storeId: null }
    expect(await acceptStore(data, silent, consent)).not.toBeNull()
    expect(await limitIn({ file, backendUrl: 'https://moved.example' })).toBe(100_000)
  })
})

test('R-PROT-01 a limit outlives its key, once another one was the first', async () => {
  const file = await fileWithLimit()
  expect(await limitIn({ file, keys: [OTHER_KEY, KEY] })).toBe(100_000)
  expect(await limitIn({ file, keys: [OTHER_KEY] })).toBe(100_000)
})

test('R-PROT-01 limits that cannot be read refuse, and the log warns the operator', async () => {
  const file = await fileWithLimit()
  const warnings: string[] = []
  const store = await openFile({
    file,
    keys: [OTHER_KEY],
    warn: (reason) => void warnings.push(reason),
  })
  const game = store.protection.perform('demo', { type: 'admitGame' })
  await expect(game).rejects.toThrow('SESSION_KEYS cannot decrypt the limits of members')
  await expect(store.protection.read('demo')).rejects.toThrow('SESSION_KEYS cannot decrypt')
  expect(warnings).toEqual([
    expect.stringContaining('SESSION_KEYS cannot decrypt the limits of members'),
  ])
})

test('R-PROT-01 a limit outlives a new layout of the store', async () => {
  const file = await fileWithLimit()
  const { database } = otherProcess(file)
  database.exec('PRAGMA user_version = 1')
  database.close()
  expect(await limitIn({ file })).toBe(100_000)
})

test('R-PROT-01 nothing of a member can be read in the file', async () => {
  const file = await fileWithLimit()
  const { database } = otherProcess(file)
  const [row] = database.prepare('SELECT * FROM protection').all()
  expect(JSON.stringify(row)).not.toContain('demo')
  expect(Buffer.from(row?.['record'] as Uint8Array).toString()).not.toContain('deposit')
})

test('R-PROT-01 two processes share what is left', async () => {
  const file = await fileWithLimit()
  const stores = await Promise.all([
    openFile({ file }),
    openFile({ file, clock: { now: () => START } }),
  ])
  const reserve = (index: number) =>
    stores[index % 2]!.protection.perform('demo', {
      type: 'reserve',
      kind: 'deposit',
      attempt: `attempt-${index}`,
      amount: 30_000,
    })
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => reserve(index)))
  expect(results.filter(({ refusal }) => refusal === null)).toHaveLength(3)
})
