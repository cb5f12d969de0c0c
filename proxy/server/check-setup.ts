import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Agent, request } from 'undici'
import {
  countCacheServers,
  findUnusableHosts,
  readDatabaseFacts,
} from '../store/read-store-facts.ts'
import { folderFault } from '../store/shared/make-folder.ts'
import { openStore } from '../store/open-store.ts'
import { isPostgres } from '../store/postgres/addresses.ts'
import { contradictionOf } from '../store/store-settings.ts'
import { readBuiltBrand } from '../site/built-brand.ts'
import { messageOf } from './readiness.ts'
import type { ServerSettings } from './settings.ts'

export type Finding = {
  readonly part: 'settings' | 'site' | 'map' | 'store' | 'cache' | 'backend' | 'clock'
  /** `warn`: the server starts, and something is unsafe or missing. */
  readonly verdict: 'ok' | 'warn' | 'FAIL'
  /** The finding, and the operator's next step. */
  readonly text: string
}

const WAIT_MS = 5_000
/** The mock backend's name in the header `Server`. */
const MOCK_SERVER = 'maru-mock'
/** Sessions and the times of deposits may be this much off. */
const CLOCK_TOLERANCE_MS = 5_000

type ClockReading = { readonly clockName: string; readonly aheadMs: number }

/** Tries everything that the server needs, without serving. A store that does not exist yet is not made. */
export async function checkSetup(
  settings: ServerSettings,
  clock: { now(): number },
): Promise<readonly Finding[]> {
  const [store, hostFaults, cache, backend, database] = await Promise.all([
    checkStore(settings, clock),
    isPostgres(settings.sessionStore) ? findUnusableHosts(settings.sessionStore) : [],
    checkCache(settings),
    askBackend(settings, clock),
    askDatabase(settings, clock),
  ])
  const readings = [backend.reading, database?.reading ?? null].filter(
    (reading) => reading !== null,
  )
  const warn = (part: 'settings' | 'store') => (text: string) =>
    ({ part, verdict: 'warn', text }) as const
  return [
    ...warningsOf(settings).map(warn('settings')),
    checkSite(settings),
    ...(await checkMap(settings)),
    store,
    ...hostFaults.map(warn('store')),
    ...(database?.isOwner === true ? [OWNER_WARNING] : []).map(warn('store')),
    ...cache,
    backend.finding,
    ...readings.map(checkClock),
  ]
}

const OWNER_WARNING =
  'the user of STORE owns the tables, and could change the audit log. Use maru_proxy of deploy/postgres/users.sql'

function checkSite({ siteFolder }: ServerSettings): Finding {
  const isValid = existsSync(join(siteFolder, 'index.html'))
  const name = readBuiltBrand(siteFolder).settings['PRODUCT_TAG']
  const siteText = name === undefined ? siteFolder : `${siteFolder}, built for ${name}`
  const text = isValid ? siteText : `${siteFolder} has no built site. Run: npm run build`
  return { part: 'site', verdict: isValid ? 'ok' : 'FAIL', text }
}

async function checkMap({ backendMap }: ServerSettings): Promise<readonly Finding[]> {
  if (backendMap === '') return []
  const { loadBackendMap } = await import('../backend/mapped-backend.ts')
  try {
    await loadBackendMap(backendMap, process.env)
    return [
      { part: 'map', verdict: 'ok', text: `${backendMap} has all that the contract requires` },
    ]
  } catch (error) {
    return [{ part: 'map', verdict: 'FAIL', text: messageOf(error) }]
  }
}

async function checkStore(settings: ServerSettings, clock: { now(): number }): Promise<Finding> {
  const storeFinding = (isValid: boolean, text: string): Finding => ({
    part: 'store',
    verdict: isValid ? 'ok' : 'FAIL',
    text,
  })
  const { sessionStore: file, storeId } = settings
  if (file === 'memory') return storeFinding(true, 'memory: everything ends with the process')
  if (!isPostgres(file) && !existsSync(file)) {
    const fault = folderFault(dirname(file))
    if (fault !== null)
      return storeFinding(false, `${file} cannot be made: ${fault}. Correct SESSION_STORE.`)
    if (storeId === null)
      return storeFinding(true, `${file} does not exist. The first start makes it.`)
    return storeFinding(
      false,
      `${file} does not exist, and STORE_ID asks for the store ${storeId}.`,
    )
  }
  const options = { signal: AbortSignal.timeout(WAIT_MS) }
  try {
    const store = await openStore({ ...settings, cache: null }, clock, () => undefined, options)
    try {
      await store.check()
    } finally {
      await store.close()
    }
    const pinHint = storeId === null ? ' Set STORE_ID, so that no other store is used.' : ''
    return storeFinding(
      true,
      `${isPostgres(file) ? 'the database' : file} can be written.${pinHint}`,
    )
  } catch (error) {
    return storeFinding(false, messageOf(error))
  }
}

async function checkCache(settings: ServerSettings): Promise<readonly Finding[]> {
  const { cache } = settings
  if (cache === null) return []
  const contradiction = contradictionOf(settings)
  if (contradiction !== null) return [{ part: 'cache', verdict: 'FAIL', text: contradiction }]
  try {
    const servers = await countCacheServers(cache, WAIT_MS)
    return [
      { part: 'cache', verdict: 'ok', text: `writes are accepted by ${servers} of its servers` },
    ]
  } catch (error) {
    return [{ part: 'cache', verdict: 'FAIL', text: messageOf(error) }]
  }
}

async function askBackend(
  settings: ServerSettings,
  clock: { now(): number },
): Promise<{ readonly finding: Finding; readonly reading: ClockReading | null }> {
  const { backendUrl } = settings
  const dispatcher = new Agent({ connect: { timeout: WAIT_MS }, headersTimeout: WAIT_MS })
  try {
    const { statusCode, headers } = await request(backendUrl, { method: 'HEAD', dispatcher })
    const backendNow = Date.parse(String(headers['date']))
    // The header has whole seconds, so the backend's clock is half a second ahead of it on average.
    const aheadMs = clock.now() - backendNow - 500
    const text = `${backendUrl} answers (${statusCode} to HEAD)`
    const isMockInPublic = headers['server'] === MOCK_SERVER && isPublic(settings)
    return {
      finding: isMockInPublic
        ? {
            part: 'backend',
            verdict: 'warn',
            text: `${backendUrl} is the mock: members would have play money. Set BACKEND_URL to your backend.`,
          }
        : { part: 'backend', verdict: 'ok', text },
      reading: Number.isNaN(aheadMs) ? null : { clockName: 'the backend', aheadMs },
    }
  } catch (error) {
    const text = `${backendUrl} does not answer: ${messageOf(error)}`
    return { finding: { part: 'backend', verdict: 'FAIL', text }, reading: null }
  } finally {
    await dispatcher.destroy()
  }
}

/** Null: there is no database, or it does not answer. */
async function askDatabase(
  { sessionStore }: ServerSettings,
  clock: { now(): number },
): Promise<{ readonly reading: ClockReading; readonly isOwner: boolean } | null> {
  if (!isPostgres(sessionStore)) return null
  try {
    const { now, isOwner } = await readDatabaseFacts(sessionStore)
    return { reading: { clockName: 'the database', aheadMs: clock.now() - now }, isOwner }
  } catch {
    return null
  }
}

function checkClock({ clockName, aheadMs }: ClockReading): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1_000)
  if (Math.abs(aheadMs) <= CLOCK_TOLERANCE_MS) {
    return {
      part: 'clock',
      verdict: 'ok',
      text: `within ${CLOCK_TOLERANCE_MS / 1_000} s of ${clockName}`,
    }
  }
  const side = aheadMs > 0 ? 'ahead of' : 'behind'
  const text = `this machine is ${seconds} s ${side} ${clockName}. Synchronise both by NTP.`
  return { part: 'clock', verdict: 'FAIL', text }
}

/** One line per finding, and a last one that counts. */
export function describeFindings(findings: readonly Finding[]): string {
  const count = (searched: Finding['verdict']) =>
    findings.filter(({ verdict }) => verdict === searched).length
  const [failures, warnings] = [count('FAIL'), count('warn')]
  const lines = findings.map(({ part, verdict, text }) => {
    const [first = '', ...rest] = text.split('\n')
    return [`${verdict.padEnd(4)}  ${part.padEnd(9)}${first}`, ...rest].join('\n      ')
  })
  const failureText = `${failures} of ${findings.length} ${failures === 1 ? 'is' : 'are'} wrong.`
  const readyText = warnings === 0 ? 'Ready.' : 'Ready, but see the warnings.'
  return [...lines, failures === 0 ? readyText : failureText].join('\n')
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/

/** Whether players reach the site from other machines. */
const isPublic = ({ host, publicOrigin }: Pick<ServerSettings, 'host' | 'publicOrigin'>): boolean =>
  !LOOPBACK.test(publicOrigin === null ? host : new URL(publicOrigin).hostname)

/** The name of brands/maru, and the domain of the documentation's contacts (RFC 2606). */
const DEMO = { name: 'MARU', domain: /\bmaru\.example\b/ }

/** Findings about settings that are still the demo's on a public site. */
function demoWarningsOf({ productTag, publicOrigin, operator }: ServerSettings): readonly string[] {
  return [
    ...(productTag === DEMO.name
      ? [
          'PRODUCT_TAG is MARU, the name of the demo. Build the site with a brand of yours: BRAND=… npm run build (docs/brand.md).',
        ]
      : []),
    ...(DEMO.domain.test(publicOrigin ?? '')
      ? [`PUBLIC_ORIGIN is ${publicOrigin}, an address of the documentation. Write your own.`]
      : []),
    ...operator.support
      .filter((contact) => DEMO.domain.test(contact))
      .map((contact) => `SUPPORT names ${contact}, a contact of the demo. Write your own.`),
  ]
}

/** One sentence for each valid setting that is unsafe, is still the demo's, or switches something off. */
function warningsOf(settings: ServerSettings): readonly string[] {
  if (!isPublic(settings)) return []
  const { publicOrigin, trustedProxies, gameHosts } = settings
  const origin = publicOrigin === null ? null : new URL(publicOrigin)
  return [
    ...demoWarningsOf(settings),
    ...(origin === null
      ? [
          'PUBLIC_ORIGIN is not set: the session cookie is not Secure. Set it to the https origin of players.',
        ]
      : []),
    ...(origin?.protocol === 'http:'
      ? [`PUBLIC_ORIGIN is ${origin.origin}: the session cookie is not Secure. Use https.`]
      : []),
    ...(trustedProxies === null
      ? [
          'TRUSTED_PROXIES is not set: behind a gateway all players count as one client, and share its limits.',
        ]
      : []),
    ...(gameHosts.length === 0 ? ['GAME_HOSTS is not set: no game can be opened.'] : []),
  ]
}
