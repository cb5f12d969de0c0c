import { expect, test } from 'vitest'
import { START } from './proxy-harness.ts'
import { member } from './scripted-backend.ts'
import { openFile, otherProcess, record, sqliteFile } from './store-files.ts'

test('a process reads at once what it changed of a session itself', async () => {
  const { sessions } = await openFile()
  await sessions.add('id', record)
  // Many at once: their ends come within one turn of the event loop.
  const changes = Array.from({ length: 200 }, (_, level) =>
    sessions.updateUser('id', { ...member, level }),
  )
  for (const [level, change] of changes.entries()) {
    await change
    const found = await sessions.get('id')
    expect(found!.sideUser.level).toBeGreaterThanOrEqual(level)
  }
})

/** A request comes in a turn of the event loop that begins after all that was answered before. */
const nextRequest = () => new Promise((resolve) => void setImmediate(resolve))

test('what one process changes of a session, the next request to another one finds', async () => {
  const file = sqliteFile()
  const { sessions } = await openFile({ file })
  await sessions.add('id', record)
  const { database } = otherProcess(file)
  for (const activeAt of [START + 1, START + 2]) {
    await sessions.get('id')
    database.prepare('UPDATE sessions SET active_at = ?').run(activeAt)
    await nextRequest()
    expect(await sessions.get('id')).toEqual({ ...record, activeAt })
  }
  database.exec('DELETE FROM sessions')
  await nextRequest()
  expect(await sessions.get('id')).toBeNull()
})
