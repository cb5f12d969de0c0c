import { describe, test, vi } from 'vitest'
import { freshDatabase, query } from '../support/engines/postgres.ts'
import { withShortTimeouts, openUrl } from './database-stores.ts'

import { linkTo, liveSession, SLOW } from './two-machines.ts'
/** Ends all sessions; no message may name it without a reason. */
const ACCEPT = '--accept-store'
const READ_IDENTITY = 'oldest_program AS'

describe.concurrent('R-PROT-01 a database', SLOW, () => {
  test('whose connections break while its identity is read is away, and not refused', async ({
    expect,
  }) => {
    const link = await linkTo(await freshDatabase())
    const warnings: string[] = []
    const events: string[] = []
    const store = await openUrl(link.url, {
      warn: (reason) => void warnings.push(reason),
      tell: (event) => void events.push(event),
    })
    await store.sessions.add('one', liveSession)
    link.breakAt(READ_IDENTITY)
    await vi.waitUntil(() => events.includes('store_waiting'), 20_000)
    const error = await withShortTimeouts(() => store.check()).catch(String)
    expect(`${String(error)} ${warnings.join()}`).not.toMatch(
      /refused|another program|--accept-store/,
    )
    link.breakAt(null)
    await vi.waitFor(() => store.check(), 20_000)
    expect(await store.sessions.get('one')).toEqual(liveSession)
  })

  test.for([
    ['a table', 'CREATE TABLE store (number int)'],
    ['an index', 'CREATE TABLE other (number int); CREATE INDEX store ON other (number)'],
  ])(
    'with %s "store" of another program is refused without advice to accept it',
    async ([, make], { expect }) => {
      const url = await freshDatabase({ isEmpty: true })
      await query(url, make!)
      const warnings: string[] = []
      const store = await openUrl(url, { warn: (reason) => void warnings.push(reason) })
      await expect(store.check()).rejects.toThrow('a table "store" of another program')
      expect(warnings).toHaveLength(1)
      expect(warnings[0]).toContain('Name a database of its own in STORE')
      expect(warnings[0]).not.toContain(ACCEPT)
    },
  )
})
