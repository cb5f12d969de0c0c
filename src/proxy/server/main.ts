import { pino } from 'pino'
import { AddressUnavailable } from './listen.ts'
import { startServer } from './server.ts'
import { readSettings, settingsHelp } from './settings.ts'
import { SettingsError } from './settings-table.ts'

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(settingsHelp())
    return
  }
  const settings = readSettings(process.env)
  const logger = pino({ level: settings.logLevel, base: null })
  const server = await startServer(settings, ({ level, ...entry }) => {
    logger[level](entry)
  })
  logger.info({ event: 'listening', url: server.url })
  const stop = () => {
    void server.stop().then(() => {
      logger.info({ event: 'stopped' })
    })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

try {
  await main()
} catch (error) {
  const hint = 'npm run proxy -- --help lists every setting.'
  const isExpected = error instanceof SettingsError || error instanceof AddressUnavailable
  console.error(isExpected ? `${error.message}\n${hint}` : error)
  process.exitCode = 2
}
