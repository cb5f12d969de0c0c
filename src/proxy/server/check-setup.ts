import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { readCacheServers, readDatabaseTime } from '../store/check-engines.ts'
import { openStore } from '../store/open-store.ts'
import { isPostgres } from '../store/postgres/addresses.ts'
import type { ServerSettings } from './settings.ts'

export type Finding = {
  readonly part: 'site' | 'store' | 'cache' | 'backend' | 'clock'
  readonly isRight: boolean
  /** What was found, and what to do about it. */
  readonly text: string
}

const WAIT_MS = 5_000
/** Sessions and the times of deposits may be this much off. */
const CLOCK_TOLERANCE_MS = 5_000

type Reading = { readonly of: string; readonly aheadMs: number }

/** Tries everything that the server needs, without serving. A store that does not exist yet is not made. */
export async function checkSetup(
  settings: ServerSettings,
  clock: { now(): number },
): Promise<readonly Finding[]> {
  const [store, cache, backend, database] = await Promise.all([
    checkStore(settings, clock),
    checkCache(settings),
    askBackend(settings, clock),
    askDatabase(settings, clock),
  ])
  const readings = [backend.reading, database].filter((reading) => reading !== null)
  return [checkSite(settings), store, ...cache, backend.finding, ...readings.map(checkClock)]
}

function checkSite({ siteFolder }: ServerSettings): Finding {
  const isRight = existsSync(join(siteFolder, 'index.html'))
  const text = isRight ? siteFolder : `${siteFolder} has no built site. Run: npm run build`
  return { part: 'site', isRight, text }
}

async function checkStore(settings: ServerSettings, clock: { now(): number }): Promise<Finding> {
  const found = (isRight: boolean, text: string): Finding => ({ part: 'store', isRight, text })
  const { sessionStore: file, storeId } = settings
  if (file === 'memory') return found(true, 'memory: everything ends with the process')
  if (!isPostgres(file) && !existsSync(file)) {
    if (storeId === null) return found(true, `${file} does not exist. The first start makes it.`)
    return found(false, `${file} does not exist, and STORE_ID asks for the store ${storeId}.`)
  }
  const more = { signal: AbortSignal.timeout(WAIT_MS) }
  try {
    const store = await openStore({ ...settings, cache: null }, clock, () => undefined, more)
    try {
      await store.check()
    } finally {
      await store.close()
    }
    const pin = storeId === null ? ' Set STORE_ID, so that no other store is used.' : ''
    return found(true, `${isPostgres(file) ? 'the database' : file} can be written.${pin}`)
  } catch (error) {
    return found(false, messageOf(error))
  }
}

async function checkCache({ cache }: ServerSettings): Promise<readonly Finding[]> {
  if (cache === null) return []
  try {
    const servers = await readCacheServers(cache, WAIT_MS)
    return [
      { part: 'cache', isRight: true, text: `writes are accepted by ${servers} of its servers` },
    ]
  } catch (error) {
    return [{ part: 'cache', isRight: false, text: messageOf(error) }]
  }
}

async function askBackend(
  { backendUrl }: ServerSettings,
  clock: { now(): number },
): Promise<{ readonly finding: Finding; readonly reading: Reading | null }> {
  const dispatcher = new Agent({ connect: { timeout: WAIT_MS }, headersTimeout: WAIT_MS })
  try {
    const { statusCode, headers } = await request(backendUrl, { method: 'HEAD', dispatcher })
    const told = Date.parse(String(headers['date']))
    // The header has whole seconds.
    const aheadMs = clock.now() - told - 500
    const text = `${backendUrl} answers (${statusCode} to HEAD)`
    return {
      finding: { part: 'backend', isRight: true, text },
      reading: Number.isNaN(aheadMs) ? null : { of: 'the backend', aheadMs },
    }
  } catch (error) {
    const text = `${backendUrl} does not answer: ${messageOf(error)}`
    return { finding: { part: 'backend', isRight: false, text }, reading: null }
  } finally {
    await dispatcher.destroy()
  }
}

/** Null: there is no database, or it does not answer. */
async function askDatabase(
  { sessionStore }: ServerSettings,
  clock: { now(): number },
): Promise<Reading | null> {
  if (!isPostgres(sessionStore)) return null
  try {
    return { of: 'the database', aheadMs: clock.now() - (await readDatabaseTime(sessionStore)) }
  } catch {
    return null
  }
}

function checkClock({ of, aheadMs }: Reading): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1_000)
  if (Math.abs(aheadMs) <= CLOCK_TOLERANCE_MS) {
    return { part: 'clock', isRight: true, text: `within ${CLOCK_TOLERANCE_MS / 1_000} s of ${of}` }
  }
  const side = aheadMs > 0 ? 'ahead of' : 'behind'
  const text = `this machine is ${seconds} s ${side} ${of}. Synchronise both by NTP.`
  return { part: 'clock', isRight: false, text }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)

/** One line per finding, and a last one that counts. */
export function describeFindings(findings: readonly Finding[]): string {
  const wrong = findings.filter(({ isRight }) => !isRight).length
  const lines = findings.map(({ part, isRight, text }) => {
    const [first = '', ...rest] = text.split('\n')
    return [`${isRight ? 'ok  ' : 'FAIL'}  ${part.padEnd(9)}${first}`, ...rest].join('\n      ')
  })
  return [...lines, wrong === 0 ? 'Ready.' : `${wrong} of ${findings.length} are wrong.`].join('\n')
}
