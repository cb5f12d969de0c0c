import { Worker } from 'node:worker_threads'
import type { LiveOutcome, LiveStep } from './live-worker.ts'

const order: readonly LiveStep[] = ['screens', 'texts', 'contract']

/** Files of openapi/ that generation writes. */
const isGenerated = (path: string): boolean =>
  /^openapi\/(?:bundled|workflows)\/|^openapi\/(?:public|proxy|effects)\.yaml$/.test(path)

/** What follows from an edited file of the repository. */
export function stepsFor(path: string): readonly LiveStep[] {
  if (/^src\/.+\.messages\.yaml$/.test(path)) return ['texts']
  if (/^src\/.+\.screen\.ts$/.test(path)) return ['screens', 'texts']
  return path.startsWith('openapi/') && path.endsWith('.yaml') && !isGenerated(path)
    ? ['contract']
    : []
}

/** An editor saves a file in several steps. */
const GATHER_MS = 15

export type LiveGeneration = {
  /** Repeats what follows from this edited file, soon and once for several edits. */
  readonly edited: (path: string) => void
  /** Reads everything once, so that the first edit is as quick as the others. */
  readonly warmUp: () => void
  readonly stop: () => void
}

/**
 * Generation in a thread of this process, which keeps what it read. An invalid edit writes nothing: the files of the
 * last valid one stay.
 */
export function startLiveGeneration(
  root: string,
  report: (outcome: LiveOutcome) => void,
): LiveGeneration {
  const wanted = new Set<LiveStep>()
  let worker: Worker | null = null
  let isRunning = false

  const next = () => {
    const step = order.find((one) => wanted.has(one))
    if (isRunning || step === undefined) return
    wanted.delete(step)
    isRunning = true
    worker ??= start()
    worker.postMessage(step)
  }
  const start = () => {
    const begun = new Worker(new URL('./live-worker.ts', import.meta.url), { workerData: { root } })
    begun.on('message', (outcome: LiveOutcome) => {
      isRunning = false
      report(outcome)
      for (const path of outcome.changed) for (const step of stepsFor(path)) wanted.add(step)
      next()
    })
    begun.on('error', (error) => {
      worker = null
      isRunning = false
      report({ step: 'contract', changed: [], fault: String(error), warnings: [], ms: 0, cpuMs: 0 })
    })
    begun.unref()
    return begun
  }
  let gathering: NodeJS.Timeout | undefined
  return {
    edited: (path) => {
      const steps = stepsFor(path)
      for (const step of steps) wanted.add(step)
      if (steps.length === 0) return
      clearTimeout(gathering)
      gathering = setTimeout(next, GATHER_MS)
    },
    warmUp: () => {
      for (const step of order) wanted.add(step)
      next()
    },
    stop: () => {
      clearTimeout(gathering)
      void worker?.terminate()
    },
  }
}
