import { constants } from 'node:os'
import { join } from 'node:path'
import { chooseChecks } from './checks/list.ts'
import type { Check } from './checks/list.ts'
import { runCheck } from './checks/run-check.ts'
import type { Outcome } from './checks/run-check.ts'
import { startAll } from './checks/start-all.ts'
import { describe, sum } from './checks/tally.ts'
import { slowest } from './checks/times.ts'
import { ensureChromium } from './chromium.ts'
import { ensureEngines } from './engines.ts'

const TOP = join(import.meta.dirname, '../')

function print({ name, report }: Check, { tally, seconds, output }: Outcome): void {
  const passed = tally.failed === 0
  const figures = report ? `${describe(tally)}  ` : ''
  const line = `${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(13)} ${figures}${seconds.toFixed(1)} s`
  const named = [
    ...tally.failures.map((name) => `      failed: ${name}`),
    ...tally.flaky.map((name) => `      flaky, held at the second try: ${name}`),
  ]
  console.log([line, ...named].join('\n'))
  if (!passed) console.log(`\n${output.trimEnd()}\n`)
}

async function main(names: readonly string[]): Promise<number> {
  const checks = chooseChecks(names)
  if (checks.some(({ name }) => name === 'browser')) process.env.CHROMIUM_PATH = ensureChromium()
  if (checks.some(({ name }) => name === 'unit')) ensureEngines()
  const stop = stopOnSignal()
  const running = startAll(checks, 2, (check) => runCheck(check, stop))
  const tallies = []
  const times = []
  for (const check of checks) {
    const outcome = await running.get(check.name)
    if (!outcome || stop.aborted) continue
    print(check, outcome)
    tallies.push(outcome.tally)
    times.push(...outcome.times)
  }
  if (stop.aborted) return 128 + constants.signals[stop.reason as NodeJS.Signals]
  if (times.length > 0) console.log(`The slowest files:\n${slowest(times, TOP, 15)}`)
  const total = sum(tallies)
  console.log(describe(total))
  return total.failed === 0 ? 0 : 1
}

/** Aborts on SIGINT, SIGTERM and SIGHUP; the reason is the signal's name. */
function stopOnSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping.signal.aborted) console.log('Stopping …')
      stopping.abort(signal)
    })
  }
  return stopping.signal
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
