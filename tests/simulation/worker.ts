import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Failure } from './check-seeds.ts'
import type { Mutant } from './mutants.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

export type WorkerTask = {
  readonly from: number
  readonly to: number
  readonly every: number
  readonly mutant: Mutant | null
}
export type WorkerReport =
  | { readonly played: number }
  | { readonly failure: Failure }
  | { readonly fault: string }

const REPORT_EVERY = 100

/** Makes the record's size a parameter, so that short histories reach the code for long records. */
const scale: Pick<Mutant, 'file' | 'edits'> = {
  file: 'proxy/protection/fold.ts',
  edits: [
    [
      'const MAX_MOVEMENTS = 1_000',
      'let MAX_MOVEMENTS = 1_000; globalThis.setMostMovements = (most) => { MAX_MOVEMENTS = most }',
    ],
    ['const FOLDED_AT_ONCE = 100', 'const FOLDED_AT_ONCE = 1'],
  ],
}

/**
 * Edits code while it is loaded.
 * @throws Error when a text does not occur exactly once
 */
function plant({ file, edits }: Pick<Mutant, 'file' | 'edits'>): void {
  const url = pathToFileURL(join(repositoryRoot, file)).href
  registerHooks({
    load: (loaded, context, next) => {
      const result = next(loaded, context)
      if (loaded !== url) return result
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

async function run({ from, to, every, mutant }: WorkerTask): Promise<void> {
  plant(scale)
  if (mutant !== null) plant(mutant)
  // Loaded after the code under test is edited.
  const { checkSeed } = await import('./check-seeds.ts')
  const { planArbitrary } = await import('./plan.ts')
  const { simulate } = await import('./simulate.ts')
  let played = 0
  for (let seed = from; seed < to; seed += every) {
    const failure = await checkSeed(seed, planArbitrary, simulate)
    played += 1
    if (failure !== null) {
      report({ failure })
      break
    }
    if (played === REPORT_EVERY) {
      report({ played })
      played = 0
    }
  }
  report({ played })
}

// Most errors of a history are expected, and their stacks cost a fifth of the time.
Error.stackTraceLimit = 0

const report = (message: WorkerReport) => parentPort?.postMessage(message)

try {
  await run(workerData as WorkerTask)
} catch (error) {
  report({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}
