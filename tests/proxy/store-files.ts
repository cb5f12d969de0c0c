import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SessionRecord } from '../../proxy/ports/ports.ts'
import { createSqliteStore } from '../../proxy/store/sqlite/sqlite-store.ts'
import type { SqliteStoreOptions } from '../../proxy/store/sqlite/sqlite-store.ts'
import { onTestFinished } from '../support/this-test.ts'
import { START } from './proxy-harness.ts'
import { member } from './scripted-backend.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

export const record: SessionRecord = {
  backendToken: 'backend-token-0001',
  pageToken: 'page-token-0001',
  sideUser: member,
  startedAt: START,
  device: { browser: 'Chrome', system: 'Windows' },
  expiresAt: START + HOUR_MS,
  activeAt: START,
}

export const KEY = new Uint8Array(32).fill(7)

/** Path for a store's file, removed after the test. */
export function sqliteFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'new', 'sessions.sqlite')
}

export async function openFile(options: Partial<SqliteStoreOptions> = {}) {
  const store = await createSqliteStore({
    file: options.file ?? sqliteFile(),
    keys: [KEY],
    clock: { now: () => START },
    backendUrl: 'https://backend.example',
    warn: () => undefined,
    ...options,
  })
  onTestFinished(() => store.close())
  return store
}

/** Another process's connection to the file; `lock` blocks every other writer. */
export function otherProcess(file: string) {
  // The store's thread may be writing.
  const database = new DatabaseSync(file, { timeout: 5_000 })
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  return {
    lock: () => database.exec('BEGIN EXCLUSIVE'),
    release: () => database.exec('ROLLBACK'),
    database,
  }
}
