import { constants } from 'node:os'
import { Cores } from './checks/cores.ts'
import { chooseChecks } from './checks/list.ts'
import type { Check } from './checks/list.ts'
import { runCheck } from './checks/run-check.ts'
import type { Outcome } from './checks/run-check.ts'
import { describe, sum } from './checks/tally.ts'
import { ensureChromium } from './chromium.ts'
import { ensureEngines } from './engines.ts'

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
  const cores = new Cores(2)
  const running = checks.map((check) => cores.use(check.cores, () => runCheck(check, stop)))
  const tallies = []
  for (const [position, check] of checks.entries()) {
    const outcome = await running[position]
    if (!outcome || stop.aborted) continue
    print(check, outcome)
    tallies.push(outcome.tally)
  }
  if (stop.aborted) return 128 + constants.signals[stop.reason as NodeJS.Signals]
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
