import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createRecordCipher } from '../../proxy/store/shared/record-cipher.ts'
import { sessionOperations } from '../../proxy/store/sqlite/session-operations.ts'
import { START } from './proxy-harness.ts'
import { member } from './scripted-backend.ts'
import { KEY, openFile, otherProcess, record, sqliteFile } from './store-files.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

test('a process reads at once what it changed of a session itself', async () => {
  const { sessions } = await openFile()
  await sessions.add('id', record)
  // So many that they complete within one turn of the event loop.
  const changes = Array.from({ length: 200 }, (_, level) =>
    sessions.updateUser('id', { ...member, level }),
  )
  for (const [level, change] of changes.entries()) {
    await change
    const found = await sessions.get('id')
    expect(found!.sideUser.level).toBeGreaterThanOrEqual(level)
  }
})

/** A request in a later turn of the event loop than every earlier answer. */
const nextRequest = () => new Promise((resolve) => void setImmediate(resolve))

test('a session changed by one process is read by the next request to another one', async () => {
  const file = sqliteFile()
  const { sessions } = await openFile({ file })
  await sessions.add('id', record)
  const other = await openFile({ file })
  for (const activeAt of [START + 1, START + 2]) {
    await sessions.get('id')
    await other.sessions.updateActivity('id', activeAt)
    await nextRequest()
    expect(await sessions.get('id')).toEqual({ ...record, activeAt })
  }
  await other.sessions.remove('id')
  await nextRequest()
  expect(await sessions.get('id')).toBeNull()
})

describe('R-SESS-09 writing to the file without a key extends no session', () => {
  const later = START + 8 * HOUR_MS
  test.each([
    ['the end of its lifetime', `UPDATE sessions SET expires_at = ${later}`],
    ['the time of its last activity', `UPDATE sessions SET active_at = ${later}`],
    [
      'its end, its activity and its user, by those of another session',
      `UPDATE sessions SET (expires_at, active_at, activity, user) =
        (SELECT expires_at, active_at, activity, user FROM sessions WHERE expires_at = ${later})`,
    ],
  ])('with %s changed it is over', async (_, change) => {
    const file = sqliteFile()
    const reasons: string[] = []
    const { sessions } = await openFile({ file, warn: (reason) => void reasons.push(reason) })
    await sessions.add('ends', record)
    await sessions.add('goes on', { ...record, expiresAt: later, activeAt: later })
    await sessions.get('ends')
    const { database } = otherProcess(file)
    database.exec(change)
    await nextRequest()
    expect(await sessions.get('ends')).toBeNull()
    expect(reasons).toEqual([
      'A session cannot be decrypted: SESSION_KEYS lacks its key, or its row was changed.',
    ])
    // The store's thread reads while the main thread is blocked.
    const cipher = createRecordCipher([KEY])
    const vault = { records: cipher, hashOf: String }
    const { getSession } = sessionOperations({ database, cipher, vault })
    expect(getSession(hash('sha256', 'https://backend.example ends', 'base64url'))).toBe(
      'unreadable',
    )
  })
})
