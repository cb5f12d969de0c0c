import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createCallLimits } from '../backend/call-limits.ts'
import { createUndiciBackend } from '../backend/undici-backend.ts'
import type { LogEntry } from '../ports/ports.ts'
import { createHandler } from '../routes/handler.ts'
import type { ProxyHandler } from '../routes/handler.ts'
import { withoutWait, withRequestWait } from '../store/shared/request-wait.ts'
import { createLiveStreams } from '../sessions/live-streams.ts'
import { createDeviceCookie, createSessionCookie } from '../sessions/cookies.ts'
import { compressAll } from '../site/compress-site.ts'
import { readSiteFiles } from '../site/site-files.ts'
import { withServiceWorker } from '../site/worker-script.ts'
import { readSitePages } from '../site/site-pages.ts'
import { createStaticSite } from '../site/static-site.ts'
import { createAdminApp } from './admin-app.ts'
import { dataHeaders, siteHeaders } from './browser-policy.ts'
import { createClientAddress, isGatewayOf } from '../http/client-address.ts'
import { createDirectPath } from './direct-path.ts'
import { defaultConnectionLimits } from './connections/connections.ts'
import type { ConnectionLimits } from './connections/connections.ts'
import { createHostCheck } from './host-check.ts'
import { listen } from './listen.ts'
import type { Fetch } from './listen.ts'
import { isPortTaken } from './open-servers.ts'
import { openLoggedStore } from './logged-store.ts'
import { createMetrics } from './metrics.ts'
import { createReadiness } from './readiness.ts'
import { createRefusalLog } from './connections/refusals.ts'
import type { Refusal } from './connections/refusals.ts'
import { createSiteApp } from './site-app.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { TraceSettings } from './otlp-tracer.ts'
import type { ServerSettings } from './settings.ts'
import { createThrottle } from './throttle/throttle.ts'

const ADMIN_PORT = 5_174

/** Supervisors kill after 10 s; stopping takes up to 2 s after this wait. */
const STOP_GRACE_MS = 7_000

const GATEWAY_WARNING =
  'A gateway sends forwarding headers, but TRUSTED_PROXIES does not list it, so all players count as one client.'

export type RunningServer = {
  readonly url: string
  readonly adminUrl: string
  /** Closes the listener, waits for in-flight requests, closes the store; takes at most 9 s. */
  stop(): Promise<void>
}

export type ServerPorts = {
  readonly log: (entry: LogEntry) => void
  readonly lostLogEntries?: () => number
  readonly clock?: { now(): number }
  readonly connectionLimits?: ConnectionLimits
  /** Aborts waiting for the store. */
  readonly signal?: AbortSignal
  /** False: contract calls also take the full path. */
  readonly hasDirectPath?: boolean
}

/**
 * Starts the site (`/api/*`, built files, `/healthz`) and the operators' port (`/healthz`, `/readyz`, `/metrics`).
 * @throws SettingsError when the built site is missing, or the backend map or the session store is unusable
 * @throws AddressUnavailableError when an address cannot be bound
 */
export async function startServer(
  settings: ServerSettings,
  ports: ServerPorts,
): Promise<RunningServer> {
  const { log, lostLogEntries = () => 0, clock = Date } = ports
  const { connectionLimits, hasDirectPath = true } = ports
  const { signal = new AbortController().signal } = ports
  if (!existsSync(join(settings.siteFolder, 'index.html'))) {
    throw new SettingsError(
      `SITE_DIR ${settings.siteFolder} holds no built site: run npm run build.`,
    )
  }
  const mapBackend = settings.backendMap === '' ? null : await openMap(settings.backendMap)
  const { siteFolder } = settings
  const files = withServiceWorker(readSiteFiles(siteFolder, settings), siteFolder, settings)
  const pages = readSitePages(siteFolder, settings)
  const { store, isCacheUp, isBusUp } = await openLoggedStore(settings, { log, clock, signal })
  const tracer = settings.traces === null ? null : await openTracer(settings.traces)
  const backend = createUndiciBackend(settings.backendUrl)
  let isStopping = false
  const checkReadiness = createReadiness(() => store.check(), settings.backendUrl, clock)
  const findReasons = () =>
    isStopping ? Promise.resolve(['The server is stopping.']) : checkReadiness()
  const isReady = async () => (await findReasons()).length === 0
  const live = createLiveStreams({
    maxStreams: Math.floor(settings.maxConnections / 2),
    mostOfMember: settings.streamsPerMember,
    runApart: withoutWait,
    bus: store.news ?? null,
  })
  const metrics = createMetrics({
    lostLogEntries,
    isReady,
    isCacheUp,
    isBusUp,
    liveStreams: live.count,
  })
  const isSecure = settings.publicOrigin?.startsWith('https:') ?? false
  const sessionTransport = createSessionCookie({ isSecure })
  const handler = createHandler({
    live,
    backend: mapBackend?.(backend.send) ?? backend.send,
    throttle: createThrottle({ settings, counters: store.counters, clock }),
    limits: createCallLimits({
      hasBreakers: settings.hasBreakers,
      onRefusal: metrics.countRefusal,
    }),
    store,
    sessionTransport,
    deviceCookie: createDeviceCookie({ isSecure }),
    clock,
    log: (entry) => {
      metrics.count(entry)
      log(entry)
    },
    ...(tracer === null ? {} : { trace: tracer.trace }),
    countDrift: metrics.countDrift,
    countVitals: metrics.countVitals,
    settings,
  })
  const handle: ProxyHandler = (request, address) =>
    withRequestWait(() => handler(request, address))
  const hasSession = ({ headers }: Request) =>
    sessionTransport.read({ header: (name) => headers.get(name) }).length > 0
  const site = createStaticSite({ files, pages, hasSession })

  const logRefusal = createRefusalLog(log, clock)
  const onRefusal = (refusal: Refusal) => {
    metrics.countRequestRefused(refusal.reason)
    logRefusal(refusal)
  }
  const { largePage } = pages
  const policy = { ...pages, isSecure, imageHosts: settings.imageHosts }
  const refusals = { headers: await siteHeaders(policy), onRefusal }
  const ownHost = createHostCheck({ ...settings, takesAddresses: false, onRefusal })
  const app = createSiteApp({ policy, ownHost, handle, site, largePage })
  const admin = createAdminApp(findReasons, metrics)
  const closeAll = () => Promise.all([backend.close(), store.close(), tracer?.close()])
  const closeAndThrow = async (error: unknown): Promise<never> => {
    await closeAll()
    throw error
  }
  const ownAdminHost = createHostCheck({
    publicOrigin: null,
    host: settings.adminHost,
    takesAddresses: true,
    onRefusal,
  })
  const listenForAdmin = (port: number) =>
    listen({
      answer: (request, origin) => ownAdminHost.refuse(request, origin) ?? admin.fetch(request),
      port,
      host: settings.adminHost,
      limits: connectionLimits,
      refusals,
    })
  const adminListener = await listenForAdmin(settings.adminPort ?? ADMIN_PORT)
    .catch((error: unknown) => {
      if (settings.adminPort === null && isPortTaken(error)) return listenForAdmin(0)
      throw error
    })
    .catch(closeAndThrow)
  const clientAddressOf = createClientAddress(settings, () => {
    const details = [GATEWAY_WARNING]
    const event = 'trusted_proxies_unset'
    log({ level: 'warn', event, requestId: '-', route: 'unknown', details })
  })
  const answer: Fetch = (request, { peer, hosts, target }) =>
    app.fetch(request, {
      clientAddress: clientAddressOf(peer, (name) => request.headers.get(name)),
      hosts,
      target,
    })
  const direct = createDirectPath({
    handle,
    clientAddressOf,
    isOwnHost: ownHost.accepts,
    dataHeaders: await dataHeaders(policy),
  })
  const listener = await listen({
    answer,
    port: settings.port,
    host: settings.host,
    limits: {
      ...defaultConnectionLimits,
      ...connectionLimits,
      connections: settings.maxConnections,
      connectionsOfAClient: settings.clientConnections,
    },
    refusals: { ...refusals, isGateway: isGatewayOf(settings), largePage },
    direct: hasDirectPath ? direct : undefined,
  }).catch(async (error: unknown) => {
    await adminListener.stop(0)
    return closeAndThrow(error)
  })
  // The check takes seconds, which a site on the developer's machine need not spend.
  if (isSecure) void compressAll([...files.values(), ...pages.homes])
  return {
    url: `http://${hostInUrl(settings.host)}:${listener.port}`,
    adminUrl: `http://${hostInUrl(settings.adminHost)}:${adminListener.port}`,
    stop: async () => {
      isStopping = true
      live.close()
      await listener.stop(STOP_GRACE_MS, () => void backend.close())
      await Promise.all([adminListener.stop(0), closeAll()])
    },
  }
}

async function openTracer(settings: TraceSettings) {
  const { createOtlpTracer } = await import('./otlp-tracer.ts')
  return createOtlpTracer(settings)
}

/** Loads the code for maps only if there is a map. */
async function openMap(file: string) {
  const { loadBackendMap } = await import('../backend/mapped-backend.ts')
  return loadBackendMap(file, process.env)
}

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)
