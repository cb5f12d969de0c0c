import { z } from 'zod'
import { SESSION_LIFETIME_MS } from '../../src/lib/business-constants.ts'
import type { ServiceWorkerSettings } from '../../src/lib/prerendered-page.ts'
import type { ProxySettings } from '../ports/ports.ts'
import type { PageSettings } from '../site/page-settings.ts'
import { assertEncrypted } from '../settings/backend-address.ts'
import { parseNetworks } from '../http/client-address.ts'
import type { ClientAddressSettings } from '../http/client-address.ts'
import { limitSettings, limitTable } from '../settings/limit-settings.ts'
import type { LimitSettings } from '../settings/limit-settings.ts'
import { operatorSettings, operatorTable } from './operator-settings.ts'
import { httpUrl, port, readTable, wholeNumber } from '../settings/settings-table.ts'
import type { Environment, Setting } from '../settings/settings-table.ts'
import { withSecretFiles } from '../settings/secret-files.ts'
import { storeSettings, storeSettingsTable } from '../store/store-settings.ts'
import type { StoreSettings } from '../store/store-settings.ts'
import type { TraceSettings } from './otlp-tracer.ts'
import { traceSettings, traceTable } from './trace-settings.ts'

export type ServerSettings = {
  readonly port: number
  readonly host: string
  /** Null: 5174, or any free port if that is taken. */
  readonly adminPort: number | null
  readonly adminHost: string
  readonly backendUrl: string
  /** A file; empty: the backend keeps the contract. */
  readonly backendMap: string
  readonly siteFolder: string
  readonly logLevel: string
  /** Whether a failing operation of the backend is skipped for some seconds. */
  readonly hasBreakers: boolean
  /** Null: no spans are sent. */
  readonly traces: TraceSettings | null
} & ProxySettings &
  LimitSettings &
  StoreSettings &
  PageSettings &
  Pick<ServiceWorkerSettings, 'pageWaitMs'> &
  ClientAddressSettings

/** A URL without user, query and fragment, which would be dropped silently. */
const plainUrl = httpUrl.refine((text) => {
  const { username, password } = new URL(text)
  return username + password === '' && !/[?#]/.test(text)
})
const origin = httpUrl.refine((text) => new URL(text).origin === text)

const HOST_ENTRY = /^(\*\.)?[a-z0-9.-]+(:\d+)?$|^\[::1\](:\d+)?$/i
const hostEntry = z
  .string()
  .regex(HOST_ENTRY)
  .refine((text) => URL.canParse(`https://${text.replace(/^\*\./, '')}`))
const hostList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((host) => host !== ''))
  .pipe(z.array(hostEntry))

const networks = z.string().transform((text, context) => {
  const list = text.split(/[\s,]+/).filter((address) => address !== '')
  if (list.length === 0) return null
  const parsed = parseNetworks(list)
  if (parsed === null) context.addIssue({ code: 'custom', message: 'no list of networks' })
  return parsed
})

/** The page's own timeout is 20 s; the proxy must answer earlier. */
const MAX_BACKEND_TIMEOUT_MS = 15_000

export const settingsTable = {
  PORT: { fallback: '5173', takes: 'a port, 1 to 65535', schema: port },
  HOST: {
    fallback: 'localhost',
    takes: 'address to listen on; localhost: this machine only, 0.0.0.0: every network',
    schema: z.string(),
  },
  ADMIN_PORT: {
    fallback: '',
    takes: '1 to 65535, for /readyz and /metrics; not set: 5174, or a free one if that is taken',
    schema: z.union([z.literal('').transform(() => null), port]),
  },
  ADMIN_HOST: {
    fallback: 'localhost',
    takes: 'the address for that port; keep it from the public',
    schema: z.string(),
  },
  BACKEND_URL: {
    fallback: null,
    takes: 'the backend, https://host or https://host/path; no user, query or fragment',
    schema: plainUrl,
  },
  BACKEND_PLAIN_HTTP: {
    fallback: 'off',
    takes:
      '`on` or `off`: whether BACKEND_URL may be http: to a host that is neither this machine nor of a private network',
    schema: z.enum(['on', 'off']),
  },
  BACKEND_MAP: {
    fallback: '',
    takes: 'a file that says how the backend differs from the contract (docs/your-backend.md)',
    schema: z.string(),
  },
  ...storeSettingsTable,
  SESSION_IDLE_MS: {
    fallback: '0',
    takes:
      'milliseconds without activity of the member after which a session ends, 60000 to 28800000; 0: only its 8 hours end it',
    schema: z.union([
      z.literal('0').transform(() => null),
      wholeNumber(60_000, SESSION_LIFETIME_MS),
    ]),
  },
  PUBLIC_ORIGIN: {
    fallback: '',
    takes: 'the origin that players see; cookies are Secure only when it is set, to https://host',
    schema: z.union([z.literal('').transform(() => null), origin]),
  },
  ANSWER_MODE: {
    fallback: 'report',
    takes: '`report` or `enforce`, for answers that break the contract',
    schema: z.enum(['report', 'enforce']),
  },
  BACKEND_TIMEOUT_MS: {
    fallback: '10000',
    takes: `milliseconds, 100 to ${MAX_BACKEND_TIMEOUT_MS}; a page waits no longer than 20 s`,
    schema: wholeNumber(100, MAX_BACKEND_TIMEOUT_MS),
  },
  CIRCUIT_BREAKERS: {
    fallback: 'on',
    takes: '`on` or `off`: an operation of the backend that keeps failing is left alone for 5 s',
    schema: z.enum(['on', 'off']),
  },
  ...limitTable,
  TRUSTED_PROXIES: {
    fallback: '',
    takes:
      'addresses and networks of gateways that tell the client address: 10.0.0.0/8 ::1; without it all clients of a gateway count as one',
    schema: networks,
  },
  CLIENT_ADDRESS_HEADER: {
    fallback: 'x-forwarded-for',
    takes: '`x-forwarded-for` or `forwarded`, the header that those gateways write',
    schema: z.enum(['x-forwarded-for', 'forwarded']),
  },
  BODY_LIMIT_BYTES: {
    fallback: '65536',
    takes: 'bytes, 1024 to 10485760, for a request',
    schema: wholeNumber(1_024, 10_485_760),
  },
  ANSWER_LIMIT_BYTES: {
    fallback: '8388608',
    takes: 'bytes, 1024 to 104857600, for an answer of the backend',
    schema: wholeNumber(1_024, 104_857_600),
  },
  GAME_HOSTS: {
    fallback: '',
    takes: 'hosts of games, apart by spaces: games.example *.provider.example localhost:4010',
    schema: hostList,
  },
  IMAGE_HOSTS: {
    fallback: '',
    takes: 'hosts of pictures of games, as those of games: cdn.example *.provider.example',
    schema: hostList,
  },
  PRODUCT_TAG: { fallback: 'MARU', takes: 'the title of the site', schema: z.string() },
  ...operatorTable,
  SITE_DIR: { fallback: 'dist', takes: 'the folder of the built site', schema: z.string() },
  SERVICE_WORKER: {
    fallback: 'on',
    takes: '`on` or `off`; off: browsers remove an installed one and its cache',
    schema: z.enum(['on', 'off']),
  },
  PAGE_WAIT_MS: {
    fallback: '400',
    takes:
      'milliseconds, 0 to 60000, before a visit shows the home page as the browser kept it; 0: none is',
    schema: wholeNumber(0, 60_000),
  },
  VITALS_PERCENT: {
    fallback: '10',
    takes: 'how many of 100 visits tell how fast they were, 0 to 100; /metrics: web_vitals_*',
    schema: wholeNumber(0, 100),
  },
  JACKPOT_PATH: {
    fallback: '',
    takes: 'where this site answers with the jackpot, as /jackpot.json; empty: no sum is shown',
    schema: z.string().regex(/^(\/[\w-][\w./-]*)?$/),
  },
  JACKPOT_FILE: {
    fallback: '',
    takes:
      'a file, { "won": 3482617940 }, that this site reads at its start and answers at JACKPOT_PATH (/jackpot.json unless set)',
    schema: z.string(),
  },
  ...traceTable,
  LOG_LEVEL: {
    fallback: 'info',
    takes: '`debug`, `info`, `warn`, `error` or `silent`',
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
  },
} as const satisfies Record<string, Setting>

/**
 * Reads the server's settings from the environment.
 * @throws SettingsError listing every missing or invalid setting
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ServerSettings {
  const values = readTable(settingsTable, withSecretFiles(settingsTable, environment))
  if (values.BACKEND_PLAIN_HTTP === 'off') assertEncrypted(values.BACKEND_URL)
  return {
    port: values.PORT,
    host: values.HOST,
    adminPort: values.ADMIN_PORT,
    adminHost: values.ADMIN_HOST,
    backendUrl: values.BACKEND_URL,
    backendMap: values.BACKEND_MAP,
    ...storeSettings(values),
    publicOrigin: values.PUBLIC_ORIGIN,
    sessionIdleMs: values.SESSION_IDLE_MS,
    answerMode: values.ANSWER_MODE,
    backendTimeoutMs: values.BACKEND_TIMEOUT_MS,
    bodyLimitBytes: values.BODY_LIMIT_BYTES,
    answerLimitBytes: values.ANSWER_LIMIT_BYTES,
    gameHosts: values.GAME_HOSTS,
    imageHosts: values.IMAGE_HOSTS,
    productTag: values.PRODUCT_TAG,
    operator: operatorSettings(values),
    siteFolder: values.SITE_DIR,
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    pageWaitMs: values.PAGE_WAIT_MS,
    vitalsPercent: values.VITALS_PERCENT,
    jackpotPath: values.JACKPOT_PATH || (values.JACKPOT_FILE && '/jackpot.json'),
    jackpotFile: values.JACKPOT_FILE,
    traces: traceSettings(values),
    logLevel: values.LOG_LEVEL,
    hasBreakers: values.CIRCUIT_BREAKERS === 'on',
    ...limitSettings(values),
    trustedProxies: values.TRUSTED_PROXIES,
    clientAddressHeader: values.CLIENT_ADDRESS_HEADER,
  }
}

/**
 * The settings needed to read the audit log.
 * @throws SettingsError
 */
export function readAuditSettings(environment: Environment) {
  const { BACKEND_URL } = readTable({ BACKEND_URL: settingsTable.BACKEND_URL }, environment)
  return { ...readStoreSettings(environment), backendUrl: BACKEND_URL }
}

/**
 * The settings needed to accept a store.
 * @throws SettingsError
 */
export function readStoreSettings(
  environment: Readonly<Record<string, string | undefined>>,
): StoreSettings & Pick<ServerSettings, 'host' | 'publicOrigin'> {
  const { HOST, PUBLIC_ORIGIN } = settingsTable
  const secrets = withSecretFiles(storeSettingsTable, environment)
  const values = readTable({ ...storeSettingsTable, HOST, PUBLIC_ORIGIN }, secrets)
  return {
    ...storeSettings(values),
    host: values.HOST,
    publicOrigin: values.PUBLIC_ORIGIN,
  }
}
