import { pino } from 'pino'
import { AddressUnavailable } from './listen.ts'
import { createLogOutput } from './log-output.ts'
import { startServer } from './server.ts'
import { readSettings, settingsHelp } from './settings.ts'
import { SettingsError } from './settings-table.ts'

const STDOUT = 1
const FLUSH_MS = 500

// A warning of Node's that finds the disk full would end the process, as an error nobody listens to.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const output = createLogOutput(STDOUT, (count) => {
    logger.warn({ event: 'log_entries_lost', count })
  })
  const logger = pino({ level: settings.logLevel, base: null }, output)
  const stopRequested = new Promise<void>((resolve) => {
    // Stays: a second signal must not end the process while it stops.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => resolve())
  })
  const server = await startServer(settings, {
    log: ({ level, ...entry }) => {
      logger[level](entry)
    },
    lostLogEntries: output.lost,
  })
  logger.info({ event: 'listening', url: server.url, adminUrl: server.adminUrl })
  await stopRequested
  await server.stop()
  logger.info({ event: 'stopped' })
  await output.flush(FLUSH_MS)
}

try {
  if (process.argv.includes('--help')) console.log(settingsHelp())
  else {
    await main()
    // A log that nobody reads would keep the process.
    process.exit()
  }
} catch (error) {
  const hint = 'npm run proxy -- --help lists every setting.'
  const isExpected = error instanceof SettingsError || error instanceof AddressUnavailable
  console.error(isExpected ? `${error.message}\n${hint}` : error)
  process.exit(2)
}
