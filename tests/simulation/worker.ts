import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Failure } from './check-seeds.ts'
import { earlierVersion } from './distributed/earlier-version.ts'
import type { Mutant } from './mutants.ts'

export type WorkerTask = {
  readonly from: number
  readonly to: number
  readonly every: number
  readonly mutant: Mutant | null
  readonly isDistributed: boolean
}
export type WorkerReport =
  | { readonly done: number }
  | { readonly failure: Failure }
  | { readonly fault: string }

const REPORT_EVERY = 100
const top = join(import.meta.dirname, '../..')

/** Makes the record's size a parameter, so that short histories reach the code for long records. */
const scale: Pick<Mutant, 'file' | 'edits'> = {
  file: 'src/proxy/protection/fold.ts',
  edits: [
    [
      'const MOST_MOVEMENTS = 1_000',
      'let MOST_MOVEMENTS = 1_000; globalThis.setMostMovements = (most) => { MOST_MOVEMENTS = most }',
    ],
    ['const FOLDED_AT_ONCE = 100', 'const FOLDED_AT_ONCE = 1'],
  ],
}

/** Sweeps while members act. */
const swept: Pick<Mutant, 'file' | 'edits'> = {
  file: 'src/proxy/store/postgres/postgres-store.ts',
  edits: [['const SWEEP_MS = 60_000', 'const SWEEP_MS = 1_700']],
}

/**
 * Edits code while it is loaded.
 * @throws Error when a text does not occur exactly once
 */
function plant({ file, edits }: Pick<Mutant, 'file' | 'edits'>, query = ''): void {
  const url = pathToFileURL(join(top, file)).href
  registerHooks({
    load: (loaded, context, next) => {
      const result = next(loaded, context)
      if (loaded !== url + query) return result
      let source = String(result.source)
      for (const [from, to] of edits) {
        const parts = source.split(from)
        if (parts.length !== 2)
          throw new Error(`${file} has ${parts.length - 1} places like: ${from}`)
        source = parts.join(to)
      }
      return { ...result, source }
    },
  })
}

/** What imports a module with this query gets the program of the version before. */
const EARLIER = '?before'

function loadEarlierProgram(): void {
  const tested = pathToFileURL(join(top, 'src/')).href
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context)
      const isOfIt = context.parentURL?.endsWith(EARLIER) === true && found.url.startsWith(tested)
      return isOfIt ? { ...found, url: found.url + EARLIER } : found
    },
  })
  for (const file of earlierVersion) plant(file, EARLIER)
  for (const one of [scale, swept]) plant(one, EARLIER)
}

/** Loads simulated servers in the place of their clients, for the code under test. */
function replaceClients(): void {
  const places = new Map([
    ['pg', 'simulated-pg.ts'],
    ['ioredis', 'simulated-ioredis.ts'],
    ['node:timers/promises', 'simulated-timers.ts'],
  ])
  const tested = pathToFileURL(join(top, 'src/')).href
  registerHooks({
    resolve: (specifier, context, next) => {
      const place = places.get(specifier)
      if (place === undefined || context.parentURL?.startsWith(tested) !== true)
        return next(specifier, context)
      const url = pathToFileURL(join(import.meta.dirname, 'distributed', place)).href
      return { url, shortCircuit: true }
    },
  })
}

async function loadHistories(
  isDistributed: boolean,
): Promise<(seed: number) => Promise<Failure | null>> {
  const { checkSeed } = await import('./check-seeds.ts')
  if (isDistributed) {
    replaceClients()
    loadEarlierProgram()
    plant(swept)
    const { planArbitrary } = await import('./distributed/plan.ts')
    const { simulate } = await import('./distributed/simulate.ts')
    return (seed) => checkSeed(seed, planArbitrary, simulate)
  }
  const { planArbitrary } = await import('./plan.ts')
  const { simulate } = await import('./simulate.ts')
  return (seed) => checkSeed(seed, planArbitrary, simulate)
}

async function run({ from, to, every, mutant, isDistributed }: WorkerTask): Promise<void> {
  plant(scale)
  if (mutant !== null) plant(mutant)
  const checkSeed = await loadHistories(isDistributed)
  let done = 0
  for (let seed = from; seed < to; seed += every) {
    const failure = await checkSeed(seed)
    done += 1
    if (failure !== null) {
      report({ failure })
      break
    }
    if (done === REPORT_EVERY) {
      report({ done })
      done = 0
    }
  }
  report({ done })
}

// Most errors of a history are expected, and their stacks cost a fifth of the time.
Error.stackTraceLimit = 0

const report = (message: WorkerReport) => parentPort?.postMessage(message)

try {
  await run(workerData as WorkerTask)
} catch (error) {
  report({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}
