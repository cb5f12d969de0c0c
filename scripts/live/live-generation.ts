import { Worker } from 'node:worker_threads'
import type { LiveOutcome, LiveStep } from './live-worker.ts'

const order: readonly LiveStep[] = ['screens', 'texts', 'contract', 'types']

/** Files of openapi/ that generation writes. */
const isGenerated = (path: string): boolean =>
  /^openapi\/bundled\/|^openapi\/(?:public|proxy|effects)\.yaml$/.test(path)

/** Generation that an edited file requires. */
export function stepsFor(path: string): readonly LiveStep[] {
  if (/^src\/.+\.messages\.yaml$/.test(path)) return ['texts']
  if (/^src\/.+\.screen\.ts$/.test(path)) return ['screens', 'texts']
  return path.startsWith('openapi/') && path.endsWith('.yaml') && !isGenerated(path)
    ? ['contract']
    : []
}

/** An editor saves a file in several steps. */
const GATHER_MS = 15
/** Maximum delay of the types, which wait for `goOn` so that the page gets the processor first. */
const TYPES_WAIT_MS = 1_500

export type LiveGeneration = {
  /** Generates what depends on this edited file, shortly afterwards and once for several edits. */
  readonly edited: (path: string) => void
  /** Warms up, so that the first edit is as fast as later ones. */
  readonly warmUp: () => void
  /** Whether nothing but types is left to generate. */
  readonly isIdle: () => boolean
  /** The page has its files; types may be generated. */
  readonly goOn: () => void
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
  const queuedSteps = new Set<LiveStep>()
  let worker: Worker | null = null
  /** Types may be generated concurrently with the next edit. */
  const running = new Set<'types' | 'others'>()
  const laneOf = (step: LiveStep) => (step === 'types' ? 'types' : 'others')

  /** Set while types are pending. */
  let waiting: NodeJS.Timeout | undefined

  const next = () => {
    for (const step of order) {
      const mayRun = !running.has(laneOf(step)) && (step !== 'types' || waiting === undefined)
      if (!mayRun || !queuedSteps.delete(step)) continue
      running.add(laneOf(step))
      worker ??= start()
      worker.postMessage(step)
    }
  }
  const goOn = () => {
    clearTimeout(waiting)
    waiting = undefined
    next()
  }
  const wait = () => {
    clearTimeout(waiting)
    waiting = setTimeout(goOn, TYPES_WAIT_MS)
    waiting.unref()
  }
  const start = () => {
    const begun = new Worker(new URL('./live-worker.ts', import.meta.url), { workerData: { root } })
    begun.on('message', (outcome: LiveOutcome) => {
      running.delete(laneOf(outcome.step))
      if (outcome.step === 'contract' && outcome.fault === null) {
        queuedSteps.add('types')
        if (outcome.changed.length > 0) wait()
      }
      report(outcome)
      for (const path of outcome.changed) for (const step of stepsFor(path)) queuedSteps.add(step)
      next()
    })
    begun.on('error', (error) => {
      worker = null
      running.clear()
      report({ step: 'contract', changed: [], fault: String(error), warnings: [], ms: 0, cpuMs: 0 })
    })
    begun.unref()
    return begun
  }
  let gathering: NodeJS.Timeout | undefined
  return {
    edited: (path) => {
      const steps = stepsFor(path)
      for (const step of steps) queuedSteps.add(step)
      if (steps.length === 0) return
      clearTimeout(gathering)
      gathering = setTimeout(next, GATHER_MS)
    },
    warmUp: () => {
      for (const step of order) if (step !== 'types') queuedSteps.add(step)
      next()
    },
    isIdle: () => !running.has('others') && [...queuedSteps].every((step) => step === 'types'),
    goOn,
    stop: () => {
      for (const timer of [gathering, waiting]) clearTimeout(timer)
      void worker?.terminate()
    },
  }
}
