import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { forwardSignals } from './forward-signals.mjs'
import { spawnTied } from './spawn-tied.mjs'

const playwright = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url))

try {
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() }
  await buildIfStale()
  const args = [playwright, 'test', ...process.argv.slice(2)]
  const stdio = ['inherit', 'inherit', 'inherit'] as const
  forwardSignals(spawnTied(process.execPath, args, { stdio, env }), 'Playwright')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
