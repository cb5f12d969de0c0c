import { Worker } from 'node:worker_threads'
import type { Failure } from './check-seeds.ts'
import type { Mutant } from './mutants.ts'
import type { WorkerReport, WorkerTask } from './worker.ts'

export type Outcome = { readonly seeds: number; readonly failure: Failure | null }

/**
 * Plays the seeds `from` (inclusive) to `to` (exclusive) on several threads until one fails.
 * @param onProgress called with the number of seeds that passed so far
 * @param mutant a defect to plant first; null: none
 * @throws Error when a thread cannot run
 */
export function playSeeds(
  { from, to }: { readonly from: number; readonly to: number },
  workers: number,
  mutant: Mutant | null,
  onProgress: (seeds: number) => void,
): Promise<Outcome> {
  const url = new URL('worker.ts', import.meta.url)
  let seeds = 0
  return new Promise((resolve, reject) => {
    const running = new Set<Worker>()
    const end = (settle: () => void) => {
      settle()
      for (const worker of running) void worker.terminate()
    }
    const hear = (report: WorkerReport) => {
      if ('fault' in report) end(() => reject(new Error(report.fault)))
      else if ('failure' in report) end(() => resolve({ seeds, failure: report.failure }))
      else onProgress((seeds += report.played))
    }
    for (let first = 0; first < workers; first += 1) {
      const workerData: WorkerTask = { from: from + first, to, every: workers, mutant }
      const worker = new Worker(url, { workerData })
      running.add(worker)
      worker.on('message', hear)
      worker.on('error', (error) => end(() => reject(error)))
      worker.on('exit', () => {
        running.delete(worker)
        if (running.size === 0) resolve({ seeds, failure: null })
      })
    }
  })
}
