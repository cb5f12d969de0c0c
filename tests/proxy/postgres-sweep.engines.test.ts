import pg from 'pg'
import { describe, test, vi } from 'vitest'
import type { Connection } from '../../proxy/store/postgres/statements.ts'
import { sweep } from '../../proxy/store/postgres/sweep.ts'
import { freshDatabase, query } from '../support/engines/postgres.ts'
import { onTestFinished } from '../support/this-test.ts'

async function connectClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, pipeline: true })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const SLOW = { timeout: 180_000 }
const PATIENT = { timeout: 20_000 }

describe('rows that have expired', SLOW, () => {
  test('R-PROT-05 are removed, but not a key of a deposit or a count of tries that starts again at that moment', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const deposit = (key: string) => `('${key}', 'member', '', 'attempt', 'unknown', 1, 1)`
    await query(
      url,
      `INSERT INTO money (key_hash, member_hash, fingerprint, owner, state, running_until, expires_at)
      VALUES ${deposit('ended')}, ${deposit('again')}`,
    )
    await query(url, "INSERT INTO counters VALUES ('ended', 9, 1), ('again', 9, 1)")
    const member = await connectClient(url)
    await member.query('BEGIN')
    const later = 'expires_at = now_ms() + 60000'
    await member.query(
      `UPDATE money SET state = 'running', running_until = now_ms() + 60000, ${later}
      WHERE key_hash = 'again'`,
    )
    await member.query(`UPDATE counters SET points = 1, ${later} WHERE key = 'again'`)
    const client = await connectClient(url)
    const sweeping = sweep({ client } as unknown as Connection, [])
    await vi.waitUntil(async () => {
      const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
      const ofSweep = `datname = current_database() AND query LIKE 'DELETE FROM money%'`
      return (await query(url, `${waiting} AND ${ofSweep}`)).length > 0
    }, PATIENT)
    await member.query('COMMIT')
    await sweeping
    expect({
      money: await query(url, 'SELECT key_hash, state FROM money'),
      counters: await query(url, 'SELECT key, points FROM counters'),
    }).toEqual({
      money: [{ key_hash: 'again', state: 'running' }],
      counters: [{ key: 'again', points: '1' }],
    })
  })
})
