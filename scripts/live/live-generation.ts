import { Worker } from 'node:worker_threads'
import type { LiveOutcome, LiveStep } from './live-worker.ts'

/** Texts and contract name screens. */
const STEP_ORDER: readonly LiveStep[] = ['screens', 'texts', 'contract', 'types']

/** Files of openapi/ that generation writes. */
const isGenerated = (path: string): boolean =>
  /^openapi\/bundled\/|^openapi\/(?:public|proxy|effects)\.yaml$/.test(path)

/** Generation that an edited file requires. */
function stepsFor(path: string): readonly LiveStep[] {
  if (/^src\/.+\.messages\.yaml$/.test(path)) return ['texts']
  if (/^src\/.+\.screen\.ts$/.test(path)) return ['screens', 'texts']
  return path.startsWith('openapi/') && path.endsWith('.yaml') && !isGenerated(path)
    ? ['contract']
    : []
}

/** An editor saves a file in several steps. */
const GATHER_MS = 15

export type LiveGeneration = {
  /** Schedules the generation of the files that depend on this edited file; edits within a short time share one run. */
  readonly edited: (path: string) => void
  /** Warms up, so that the first edit is as fast as later ones. */
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
  const queued = new Set<LiveStep>()
  let worker: Worker | null = null
  let isRunning = false
  let gatherTimer: NodeJS.Timeout | undefined

  const next = () => {
    const step = STEP_ORDER.find((candidate) => queued.has(candidate))
    if (isRunning || step === undefined) return
    queued.delete(step)
    isRunning = true
    worker ??= start()
    worker.postMessage(step)
  }
  const onOutcome = (outcome: LiveOutcome) => {
    isRunning = false
    if (outcome.step === 'contract' && outcome.fault === null) queued.add('types')
    report(outcome)
    for (const path of outcome.changed) for (const step of stepsFor(path)) queued.add(step)
    next()
  }
  const start = () => {
    const newWorker = new Worker(new URL('./live-worker.ts', import.meta.url), {
      workerData: { root },
    })
    newWorker.on('message', onOutcome)
    newWorker.on('error', (error) => {
      worker = null
      onOutcome({ step: 'contract', changed: [], fault: String(error), warnings: [], ms: 0 })
    })
    newWorker.unref()
    return newWorker
  }
  return {
    edited: (path) => {
      const steps = stepsFor(path)
      for (const step of steps) queued.add(step)
      if (steps.length === 0) return
      clearTimeout(gatherTimer)
      gatherTimer = setTimeout(next, GATHER_MS)
    },
    warmUp: () => {
      queued.add('contract')
      next()
    },
    stop: () => {
      clearTimeout(gatherTimer)
      void worker?.terminate()
    },
  }
}
