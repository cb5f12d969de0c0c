import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { Failure } from '../tests/simulation/check-seeds.ts'
import { mutants } from '../tests/simulation/mutants.ts'
import { playSeeds } from '../tests/simulation/play-seeds.ts'

const USAGE = `npm run simulate -- [options]

Plays random histories of deposits, limits and breaks on the real handler, money path and protection model, over a
simulated disk, backend and clock, and checks after every step: counted >= made; sent once per attempt; a break closes
every way in; nothing acknowledged is lost.

  --seeds N     how many histories (2000); the numbers from --from on name them
  --from N      the first seed (0)
  --seed N      one history alone, such as one that failed
  --workers N   threads (as many as the machine has cores)
  --mutants     checks the check: removes one lock, attempt id, durable write or rule at a time, and expects that
                --seeds histories (10000) find each

Exit codes: 0 every rule held (with --mutants: every defect was found), 1 not, 2 it could not run.`

function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  if (/^\d{1,12}$/.test(text)) return Number(text)
  throw new Error(`--${name} takes a whole number, not ${text}.`)
}

function describeFailure({ seed, plan, reason }: Failure): string {
  return `Seed ${seed} breaks a rule. The smallest history that does:
${JSON.stringify(plan, null, 2)}
${reason}
Play it again with: npm run simulate -- --seed ${seed}`
}

async function checkMutants(seeds: number, workers: number): Promise<boolean> {
  const survivors: string[] = []
  for (const mutant of mutants) {
    const startTime = performance.now()
    const { failure } = await playSeeds({ from: 0, to: seeds }, workers, mutant, () => undefined)
    const seconds = ((performance.now() - startTime) / 1_000).toFixed(1)
    const result = failure === null ? 'NOT FOUND' : `seed ${failure.seed}`
    console.log(`${result.padEnd(10)} ${seconds.padStart(6)} s  ${mutant.name}`)
    if (failure === null) survivors.push(mutant.name)
  }
  console.log(`${mutants.length - survivors.length} of ${mutants.length} defects found`)
  return survivors.length === 0
}

async function checkSeeds(from: number, to: number, workers: number): Promise<boolean> {
  const began = performance.now()
  let printedAt = began
  const { seeds, failure } = await playSeeds({ from, to }, workers, null, (played) => {
    if (performance.now() - printedAt < 10_000) return
    printedAt = performance.now()
    console.error(`${played} of ${to - from} histories`)
  })
  if (failure !== null) {
    console.log(describeFailure(failure))
    return false
  }
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.log(`${seeds} histories from seed ${from} on, ${seconds} s: no rule was violated`)
  return true
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string' },
      from: { type: 'string' },
      seed: { type: 'string' },
      workers: { type: 'string' },
      mutants: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const workers = Math.max(1, wholeNumber('workers', values.workers, availableParallelism()))
  if (values.mutants) {
    const seeds = wholeNumber('seeds', values.seeds, 10_000)
    return (await checkMutants(seeds, workers)) ? 0 : 1
  }
  const seed = values.seed === undefined ? null : wholeNumber('seed', values.seed, 0)
  const from = seed ?? wholeNumber('from', values.from, 0)
  const to = from + (seed === null ? wholeNumber('seeds', values.seeds, 2_000) : 1)
  const threads = seed === null ? workers : 1
  return (await checkSeeds(from, to, threads)) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
