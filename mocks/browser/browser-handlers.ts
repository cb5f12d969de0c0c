import { http, HttpResponse, passthrough } from 'msw'
import type { RequestHandler } from 'msw'
import {
  INQUIRIES_AT_ONCE,
  CONFIRM_ABOVE,
  MINIMUM_DEPOSIT,
  MINIMUM_POINTS,
} from '../../src/lib/operator-defaults.ts'
import { createFetchBackend } from '../../proxy/backend/fetch-backend.ts'
import { createProxy } from '../../proxy/routes/app.ts'
import { unlimitedPorts } from '../../proxy/backend/call-kinds.ts'
import { koreanBanks } from '../../proxy/site/korean-banks.ts'
import type {
  OperatorSettings,
  ProxyPorts,
  ProxySettings,
  SessionStore,
} from '../../proxy/ports/ports.ts'
import { createMemoryStore } from '../../proxy/store/memory-store.ts'
import type { MockBackend } from '../backend.ts'
import { createGamesApi } from '../games/games-api.ts'
import jackpot from '../jackpot.json' with { type: 'json' }
import { REAL_PATH } from './hybrid-constants.ts'

const settings: Omit<ProxySettings, 'sessionIdleMs'> = {
  answerMode: 'report',
  backendTimeoutMs: 10_000,
  bodyLimitBytes: 65_536,
  answerLimitBytes: 8_388_608,
  publicOrigin: null,
  operator: {
    minimumAge: 19,
    inquiriesAtOnce: INQUIRIES_AT_ONCE,
    minimumDeposit: MINIMUM_DEPOSIT,
    minimumPoints: MINIMUM_POINTS,
    confirmAbove: CONFIRM_ABOVE,
    terms: {
      ko: '<p>데모 사이트의 약관입니다. 실제 운영자는 자신의 약관을 여기에 보여 줍니다.</p>',
      en: '<p>These are the terms of a demo site. An operator shows their own here.</p>',
    },
    banks: koreanBanks,
    support: ['mailto:support@maru.example'],
    helpLines: [{ name: '한국도박문제예방치유원', address: 'tel:1336' }],
  },
}

/** Where the page asks for the jackpot (R-HOME-01). */
export const JACKPOT_PATH = '/jackpot.json'

export type BrowserHandlersOptions = Pick<ProxyPorts, 'sessionTransport' | 'log'> & {
  readonly sessions: SessionStore
  readonly backend: MockBackend
  readonly origin: string
  /** Idle limit of a session; default: none. */
  readonly sessionIdleMs?: number | null
  /** Settings of the operator that differ from the demo site's. */
  readonly operator?: Partial<OperatorSettings>
  /** Default: 10 seconds. */
  readonly backendTimeoutMs?: number
}

/** The production proxy with the mock backend, in one process without sockets. */
export const createLocalProxy = (options: BrowserHandlersOptions) =>
  createProxy({
    ...unlimitedPorts,
    backend: createFetchBackend(options.origin, options.backend.fetch),
    store: { ...createMemoryStore(Date), sessions: options.sessions },
    sessionTransport: options.sessionTransport,
    log: options.log,
    clock: Date,
    settings: {
      ...settings,
      operator: { ...settings.operator, ...options.operator },
      sessionIdleMs: options.sessionIdleMs ?? null,
      backendTimeoutMs: options.backendTimeoutMs ?? settings.backendTimeoutMs,
    },
  })

export function createBrowserHandlers(options: BrowserHandlersOptions): RequestHandler[] {
  const { backend, origin } = options
  const proxy = createLocalProxy(options)
  const gamesApi = createGamesApi(backend)
  return [
    http.all(`${origin}/api/*`, ({ request }) => proxy.fetch(request)),
    http.all(`${origin}/games/api/*`, ({ request }) => gamesApi(request)),
    http.get(`${origin}${JACKPOT_PATH}`, () => HttpResponse.json(jackpot)),
    // This handler precedes the mock's, which match any path that ends in /public/….
    http.all(`${origin}${REAL_PATH}/*`, () => passthrough()),
    ...backend.handlers,
  ]
}

const OWN_PATHS = ['/__panel/', `${REAL_PATH}/`]

/**
 * Whether an unhandled call may leave the page: only same-origin files and the panel's and mock's own calls, so that no
 * call reaches a real server by mistake.
 */
export const mayLeavePage = ({ method, url }: Request, origin: string): boolean => {
  const { origin: targetOrigin, pathname } = new URL(url)
  return (
    targetOrigin === origin &&
    (['GET', 'HEAD'].includes(method) || OWN_PATHS.some((path) => pathname.startsWith(path)))
  )
}
