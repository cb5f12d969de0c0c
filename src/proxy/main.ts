import { pino } from 'pino'
import { AddressUnavailable } from './server/listen.ts'
import { createLogOutput, logLine } from './server/log-output.ts'
import { startServer } from './server/server.ts'
import { readSettings, settingsHelp } from './server/settings.ts'
import { SettingsError } from './server/settings-table.ts'

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
    log: (entry) => {
      if (!logger.isLevelEnabled(entry.level)) return
      output.write(logLine(entry))
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
