import { Cores } from './checks/cores.ts'
import { chooseChecks } from './checks/list.ts'
import type { Check } from './checks/list.ts'
import { runCheck } from './checks/run-check.ts'
import type { Outcome } from './checks/run-check.ts'
import { describe, sum } from './checks/tally.ts'

function tell({ name, report }: Check, { tally, seconds, output }: Outcome): void {
  const held = tally.failed === 0
  const figures = report ? `${describe(tally)}  ` : ''
  const line = `${held ? 'ok  ' : 'FAIL'}  ${name.padEnd(13)} ${figures}${seconds.toFixed(1)} s`
  console.log(held ? line : `${line}\n\n${output.trimEnd()}\n`)
}

async function main(names: readonly string[]): Promise<number> {
  const checks = chooseChecks(names)
  const cores = new Cores(2)
  const running = checks.map((check) => cores.use(check.cores, () => runCheck(check)))
  const tallies = []
  for (const [position, check] of checks.entries()) {
    const outcome = await running[position]
    if (!outcome) continue
    tell(check, outcome)
    tallies.push(outcome.tally)
  }
  const total = sum(tallies)
  console.log(describe(total))
  return total.failed === 0 ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
