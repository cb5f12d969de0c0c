import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findPostgres } from '../../scripts/test-servers.ts'
import { acceptDatabase } from '../../proxy/store/postgres/accept.ts'
import { migrate, withWritableClient } from '../../proxy/store/postgres/migrate.ts'
import { noConsent } from '../../proxy/store/shared/consent.ts'
import { setLimit, deposit, acceptDeposits } from '../proxy/depositing.ts'
import { START, startHarness } from '../proxy/proxy-harness.ts'
import { freshDatabase, KEY, query, setClock } from '../support/engines/postgres.ts'

const users = join(import.meta.dirname, '../../deploy/postgres/users.sql')
const keys = { keys: [KEY], storeId: null }

describe('the users of deploy/postgres', () => {
  test('the proxy serves members as a user who can change neither tables nor the audit log', async () => {
    const url = await freshDatabase({ isEmpty: true })
    const passwords = ['-v', 'owner_password=one', '-v', 'proxy_password=other']
    execFileSync(join(findPostgres() ?? '', 'psql'), ['-q', url, ...passwords, '-f', users])
    const [owner, proxy] = ['maru_owner', 'maru_proxy'].map((name) =>
      url.replace('//postgres@', `//${name}@`),
    ) as [string, string]
    const asProxy = withWritableClient([proxy], (client) => migrate(client, 'forward', keys))
    await expect(asProxy).rejects.toThrow('--migrate need the owner of the tables')
    await withWritableClient([owner], (client) => migrate(client, 'forward', keys))
    await setClock(url, START)

    const env = { STORE: proxy, SESSION_KEYS: Buffer.from(KEY).toString('base64') }
    const harness = await startHarness(env)
    acceptDeposits(harness.backend)
    const browser = harness.browser()
    await browser.signIn()
    const replies = [
      await setLimit(browser, 100_000),
      await deposit(browser, 50_000),
      await browser.post('logout', {}),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const refusals = [
      'DROP TABLE audit',
      'ALTER TABLE audit DISABLE TRIGGER ALL',
      'TRUNCATE audit',
      'DELETE FROM audit',
      'CREATE TABLE other (number integer)',
      'CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql AS $$ SELECT 1::bigint $$',
    ]
    const answers = refusals.map((text) => query(proxy, text).catch(({ message }) => message))
    expect(await Promise.all(answers)).toEqual([
      'must be owner of table audit',
      'must be owner of table audit',
      'permission denied for table audit',
      'Rows of audit are never changed or removed.',
      'permission denied for schema public',
      'permission denied for schema public',
    ])
    const restored = { ...noConsent, isRestored: true }
    const accepting = withWritableClient([owner], (client) =>
      acceptDatabase(client, keys, restored),
    )
    await expect(accepting).resolves.toMatchObject({ reason: 'a backup was restored (--restored)' })
  })
})
