import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openFile, otherProcess, sqliteFile } from './store-files.ts'

const transfer = {
  member: 'demo',
  key: 'key-0001',
  fingerprint: '/transfer {"amount":1}',
  attempt: 'attempt-0001',
}
const again = () => ({ ...transfer, attempt: crypto.randomUUID() })

describe('R-ACCT-07 a sent request for money', () => {
  const answered = { state: 'answered', answer: '{"status":"success"}' } as const

  async function fileWithTransfer(isFormer = false) {
    const file = sqliteFile()
    const store = await openFile({ file })
    await store.money.begin(transfer, 5_000)
    await store.money.settle(transfer, isFormer ? { state: 'unknown' } : answered)
    await store.close()
    if (!isFormer) return file
    const formerHash = (...parts: readonly string[]) =>
      hash('sha256', ['https://backend.example', ...parts].join(' '), 'base64url')
    const { member: id, key, fingerprint } = transfer
    const { database } = otherProcess(file)
    database
      .prepare('UPDATE money SET key_hash = ?, fingerprint = ?')
      .run(formerHash('money', id, key), formerHash(id, key, fingerprint))
    database.close()
    return file
  }

  test('is recognised after BACKEND_URL changes', async () => {
    const { money } = await openFile({
      file: await fileWithTransfer(),
      backendUrl: 'https://moved.example',
    })
    expect(await money.begin(again(), 5_000)).toEqual({
      isSameRequest: true,
      attempt: transfer.attempt,
      outcome: answered,
    })
  })

  test('is recognised if an earlier version stored it', async () => {
    const { money } = await openFile({ file: await fileWithTransfer(true) })
    expect(await money.begin(again(), 5_000)).toEqual({
      isSameRequest: true,
      attempt: transfer.attempt,
      outcome: { state: 'unknown' },
    })
    expect(await money.begin({ ...again(), fingerprint: 'other' }, 5_000)).toMatchObject({
      isSameRequest: false,
    })
  })

  test('is recognised if an earlier version stored it and BACKEND_URL changes after the update', async () => {
    const file = await fileWithTransfer(true)
    const updated = await openFile({ file })
    await updated.protection.perform('sora', { type: 'see' })
    await updated.close()
    const { money } = await openFile({ file, backendUrl: 'https://moved.example' })
    expect(await money.begin(again(), 5_000)).toMatchObject({ outcome: { state: 'unknown' } })
  })
})
