import type { ProxySettings } from '../ports.ts'

export type ServerSettings = ProxySettings & {
  readonly port: number
  readonly host: string
  readonly backendUrl: string
  /** `memory`, or the path of an SQLite file. */
  readonly sessionStore: string
  readonly siteFolder: string
  readonly productTag: string
  readonly gameHosts: readonly string[]
  readonly logLevel: string
}

/** A setting that the server cannot start with; the message names it and says what it takes. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

type Setting<Value> = {
  readonly fallback: string | null
  readonly takes: string
  readonly read: (text: string) => Value | null
}

const wholeNumber = (from: number, to: number) => (text: string) => {
  const value = Number(text)
  return /^\d+$/.test(text) && value >= from && value <= to ? value : null
}
const oneOf =
  <Value extends string>(...values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => value === text) ?? null
const anyText = (text: string) => text
const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
/** Only origin and path are used: anything more would be dropped. */
const plainUrl = (text: string) => {
  if (!isHttp(text) || /[?#]/.test(text)) return null
  const { username, password } = new URL(text)
  return username + password === '' ? text : null
}
const origin = (text: string) => (isHttp(text) && new URL(text).origin === text ? text : null)
const HOST_ENTRY = /^(\*\.)?[a-z0-9.-]+(:\d+)?$|^\[::1\](:\d+)?$/i
const isHostEntry = (text: string) =>
  HOST_ENTRY.test(text) && URL.canParse(`https://${text.replace(/^\*\./, '')}`)
const hostList = (text: string) => {
  const hosts = text.split(/[\s,]+/).filter((host) => host !== '')
  return hosts.every(isHostEntry) ? hosts : null
}

/** The page's own timeout is 20 s; the proxy must respond before. */
const LONGEST_BACKEND_TIMEOUT_MS = 15_000

const table = {
  PORT: { fallback: '5173', takes: 'a port, 1 to 65535', read: wholeNumber(1, 65_535) },
  HOST: {
    fallback: 'localhost',
    takes: 'the address to listen on; localhost: this machine alone, 0.0.0.0: every network',
    read: anyText,
  },
  BACKEND_URL: {
    fallback: null,
    takes: 'the backend, https://host or https://host/path; no user, query or fragment',
    read: plainUrl,
  },
  SESSION_STORE: {
    fallback: '.cache/sessions.sqlite',
    takes: '`memory`, or the path of an SQLite file; processes may share a file',
    read: anyText,
  },
  PUBLIC_ORIGIN: {
    fallback: '',
    takes: 'the origin that players see; cookies are Secure only when it is set, to https://host',
    read: (text: string) => (text === '' ? '' : origin(text)),
  },
  ANSWER_MODE: {
    fallback: 'report',
    takes: '`report` or `enforce`, for answers that break the contract',
    read: oneOf('report', 'enforce'),
  },
  BACKEND_TIMEOUT_MS: {
    fallback: '10000',
    takes: `milliseconds, 100 to ${LONGEST_BACKEND_TIMEOUT_MS}; a page waits no longer than 20 s`,
    read: wholeNumber(100, LONGEST_BACKEND_TIMEOUT_MS),
  },
  BODY_LIMIT_BYTES: {
    fallback: '65536',
    takes: 'bytes, 1024 to 10485760, for a request',
    read: wholeNumber(1_024, 10_485_760),
  },
  ANSWER_LIMIT_BYTES: {
    fallback: '8388608',
    takes: 'bytes, 1024 to 104857600, for an answer of the backend',
    read: wholeNumber(1_024, 104_857_600),
  },
  GAME_HOSTS: {
    fallback: '',
    takes: 'hosts on which games may open, by blanks: games.example *.house.example localhost:4010',
    read: hostList,
  },
  PRODUCT_TAG: { fallback: 'MARU', takes: 'the title of the site', read: anyText },
  SITE_DIR: { fallback: 'dist', takes: 'the folder of the built site', read: anyText },
  LOG_LEVEL: {
    fallback: 'info',
    takes: '`debug`, `info`, `warn`, `error` or `silent`',
    read: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  },
} as const satisfies Record<string, Setting<unknown>>

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The server's settings from the environment.
 * @throws SettingsError that lists every setting that is missing or cannot be read
 */
export function readSettings(environment: Environment): ServerSettings {
  const faults: string[] = []
  const read = <Value>(name: string, { fallback, takes, read: parse }: Setting<Value>): Value => {
    const text = environment[name] || fallback
    const value = text === null ? null : parse(text)
    if (value === null)
      faults.push(`${name} ${text === null ? 'is missing' : `is "${text}"`}: it takes ${takes}.`)
    return value as Value
  }
  const settings: ServerSettings = {
    port: read('PORT', table.PORT),
    host: read('HOST', table.HOST),
    backendUrl: read('BACKEND_URL', table.BACKEND_URL),
    sessionStore: read('SESSION_STORE', table.SESSION_STORE),
    publicOrigin: read('PUBLIC_ORIGIN', table.PUBLIC_ORIGIN) || null,
    answerMode: read('ANSWER_MODE', table.ANSWER_MODE),
    backendTimeoutMs: read('BACKEND_TIMEOUT_MS', table.BACKEND_TIMEOUT_MS),
    bodyLimitBytes: read('BODY_LIMIT_BYTES', table.BODY_LIMIT_BYTES),
    answerLimitBytes: read('ANSWER_LIMIT_BYTES', table.ANSWER_LIMIT_BYTES),
    gameHosts: read('GAME_HOSTS', table.GAME_HOSTS),
    productTag: read('PRODUCT_TAG', table.PRODUCT_TAG),
    siteFolder: read('SITE_DIR', table.SITE_DIR),
    logLevel: read('LOG_LEVEL', table.LOG_LEVEL),
  }
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  return settings
}

/** What `--help` prints: every setting, what it takes, its default. */
export function settingsHelp(): string {
  const rows = Object.entries(table).map(([name, { fallback, takes }]) => {
    const standard =
      fallback === null ? 'required' : fallback === '' ? 'default: none' : `default: ${fallback}`
    return `  ${name.padEnd(20)}${takes} (${standard})`
  })
  return `npm run proxy: the built site, and /api/* to the backend.

Settings (environment):
${rows.join('\n')}

It answers, beside the site:
  POST /api/routes/*   the contract of openapi/proxy.yaml
  GET  /healthz        200 while the process lives
  GET  /readyz         200 when session store and backend answer, else 503 with what is missing
  GET  /metrics        figures for Prometheus; keep this path from the public at your gateway
`
}
