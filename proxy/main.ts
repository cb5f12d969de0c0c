import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { withBrandSettings } from './site/built-brand.ts'
import { acceptStoreFile, migrateStore, readAudit } from './store/store-commands.ts'
import { NOTHING_TO_ACCEPT } from './store/shared/store-errors.ts'
import { consentOf, consentOptions } from './store/shared/consent.ts'
import type { Consent } from './store/shared/consent.ts'
import { AddressUnavailableError } from './server/open-servers.ts'
import { createLogOutput } from './server/log-output.ts'
import { startServer } from './server/server.ts'
import { checkSetup, describeFindings } from './server/check-setup.ts'
import { settingsHelp } from './server/settings-help.ts'
import { readAuditSettings, readSettings, readStoreSettings } from './server/settings.ts'
import { SettingsError } from './settings/settings-error.ts'

const STDOUT = 1
const FLUSH_MS = 500

// A Node warning on a full disk would otherwise end the process with an unhandled error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

async function main(): Promise<void> {
  const settings = readSettings(withBrandSettings(process.env))
  const output = createLogOutput(STDOUT, (count) => {
    logger.warn({ event: 'log_entries_lost', count })
  })
  const logger = pino({ level: settings.logLevel, base: null }, output)
  const stopRequested = new Promise<NodeJS.Signals>((resolve) => {
    // Listeners stay, so that a second signal does not end the process while it stops.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => resolve(signal))
  })
  const logStopped = async () => {
    logger.info({ event: 'stopped' })
    await output.flush(FLUSH_MS)
  }
  const startAborter = new AbortController()
  const startingServer = startServer(settings, {
    log: ({ level, ...entry }) => logger[level](entry),
    lostLogEntries: output.lost,
    signal: startAborter.signal,
  })
  const server = await Promise.race([startingServer, stopRequested])
  if (typeof server === 'string') {
    await logStopped()
    return endAtOnce(server, startingServer, startAborter)
  }
  logger.info({ event: 'listening', url: server.url, adminUrl: server.adminUrl })
  await stopRequested
  await server.stop()
  await logStopped()
}

/** Ends the process before the store is open; nothing has been acknowledged yet. */
async function endAtOnce(
  signal: NodeJS.Signals,
  startingServer: Promise<unknown>,
  startAborter: AbortController,
): Promise<void> {
  // `process.exit` would wait for the thread, which reads a long file without interruption.
  setTimeout(() => {
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  }, FLUSH_MS)
  startAborter.abort()
  await startingServer.catch(() => undefined)
}

async function acceptStore(consent: Consent): Promise<void> {
  const acceptedStore = await acceptStoreFile(readStoreSettings(process.env), consent, console.log)
  if (acceptedStore === null) throw new SettingsError(NOTHING_TO_ACCEPT)
  const { id, reason, loss, copy } = acceptedStore
  console.log(`Accepted the store ${id}.
It had to be accepted because: ${reason}
Lost: ${loss}.${copy === null ? '' : `\nWhat was there before is in ${copy}`}`)
}

async function migrate(direction: 'forward' | 'back'): Promise<void> {
  const { id, from, to } = await migrateStore(readStoreSettings(process.env), direction)
  console.log(
    from === to
      ? `The store ${id} has layout ${to} already.`
      : `The store ${id} has layout ${to} now, and had ${from === 0 ? 'none' : from}.`,
  )
  if (from === 0) console.log(`Set STORE_ID=${id}, so that no other database is used.`)
}

/** Prints the audit log, one JSON object a line. Returns the exit code: 1 if another program changed it. */
async function printAudit(member: string | null): Promise<number> {
  const settings = readAuditSettings(process.env)
  const query = { member, backendUrl: settings.backendUrl }
  const changedLines = await readAudit(settings, query, ({ at, details, ...line }) => {
    console.log(JSON.stringify({ at: new Date(at).toISOString(), ...line, ...details }))
  })
  if (changedLines.length === 0) return 0
  console.error(
    `Another program changed these lines, or removed lines before: ${changedLines.join(', ')}`,
  )
  return 1
}

/** Returns the exit code. */
async function check(): Promise<number> {
  const findings = await checkSetup(readSettings(withBrandSettings(process.env)), Date)
  console.log(describeFindings(findings))
  return findings.every(({ verdict }) => verdict !== 'FAIL') ? 0 : 1
}

const actions = ['help', 'check', 'audit', 'accept-store', 'migrate', 'migrate-back'] as const
type Action = (typeof actions)[number]
const options = Object.fromEntries(
  [...actions, ...consentOptions].map((name) => [name, { type: 'boolean' } as const]),
) as Record<Action | (typeof consentOptions)[number], { type: 'boolean' }>

type Arguments = {
  /** Null: serve. */
  readonly action: Action | null
  /** The member whose audit log is printed. */
  readonly member: string | null
  readonly consent: Consent
}

/** @throws SettingsError */
function readArguments(): Arguments {
  const { values, positionals } = parseArguments()
  const [action = null, otherAction] = actions.filter((name) => values[name] === true)
  if (otherAction !== undefined)
    throw new SettingsError(`--${action} and --${otherAction}: run one after the other.`)
  const consent = consentOptions.find((name) => values[name] === true)
  if (consent !== undefined && action !== 'accept-store')
    throw new SettingsError(`--${consent} belongs to --accept-store.`)
  const [member = null, extraPositional] = positionals
  const unexpected = action === 'audit' ? extraPositional : member
  if (unexpected != null)
    throw new SettingsError(`"${unexpected}" is not known here. Leave it out.`)
  return { action, member, consent: consentOf(values) }
}

function parseArguments() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    const [first = ''] = error instanceof TypeError ? error.message.split('. ') : []
    throw new SettingsError(
      `${first}. There are: ${Object.keys(options)
        .map((option) => `--${option}`)
        .join(', ')}.`,
    )
  }
}

async function runAction(): Promise<void> {
  const { action, member, consent } = readArguments()
  if (action === 'help') console.log(settingsHelp())
  else if (action === 'check') process.exitCode = await check()
  else if (action === 'audit') process.exitCode = await printAudit(member)
  else if (action === 'accept-store') await acceptStore(consent)
  else if (action === 'migrate') await migrate('forward')
  else if (action === 'migrate-back') await migrate('back')
  else {
    await main()
    // An unread log would keep the process alive.
    process.exit()
  }
}

try {
  await runAction()
} catch (error) {
  const hint = 'npm run proxy -- --help lists every setting.'
  const isExpected = error instanceof SettingsError || error instanceof AddressUnavailableError
  console.error(isExpected ? `${error.message}\n${hint}` : error)
  process.exit(2)
}
