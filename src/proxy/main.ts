import { pino } from 'pino'
import { startServer } from './server.ts'
import { readSettings, SettingsError, settingsHelp } from './settings.ts'

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
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (isTaken) console.error('PORT is in use by another program; choose another: PORT=5174')
  else if (error instanceof SettingsError)
    console.error(`${error.message}\n--help lists every setting.`)
  else console.error(error)
  process.exitCode = 2
}
