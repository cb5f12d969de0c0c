import { CannotVerifyError, RunStoppedError, UnavailableError } from '../contract/model.ts'
import { assertTimeLeft } from './ask.ts'
import type { Job, Probe, Run } from '../run/run.ts'

type NumberedJob = Job & { readonly number: number }
type ProbeJobs = { readonly probe: Probe; readonly jobs: readonly NumberedJob[] }

export function planFor(run: Run, probes: readonly Probe[]): readonly ProbeJobs[] {
  let number = 0
  return probes
    .filter(({ id }) => run.probes === undefined || run.probes.has(id))
    .map((probe) => ({
      probe,
      jobs: probe.jobs(run).map((job) => ({ ...job, number: (number += 1) })),
    }))
}

/**
 * Runs a plan: jobs of one probe concurrently unless they must run alone, probes in sequence. Unfinished checks are
 * recorded.
 * @throws RunStoppedError | CannotVerifyError
 */
export async function runPlan(run: Run, plan: readonly ProbeJobs[]): Promise<void> {
  const unfinished = new Map(
    plan.flatMap(({ probe, jobs }) => jobs.map((job) => [job, probe] as const)),
  )
  const { progress, unreached } = run.state
  progress.planned = unfinished.size
  const runJob = async (job: NumberedJob, { id }: Probe) => {
    const jobRun = run.inJob(job.number, id)
    try {
      assertTimeLeft(jobRun)
      await job.run(jobRun)
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error
      jobRun.skip(job.operation, error.message)
    }
    unfinished.delete(job)
    progress.done += 1
  }
  try {
    for (const { probe, jobs } of plan) {
      if (jobs.length === 0) continue
      progress.probeTitle = probe.title
      const runsAlone = (job: NumberedJob) => (job.runsAlone ?? probe.runsAlone) === true
      for (const batch of batchesOf(jobs, runsAlone))
        await waitForAll(batch.map((job) => runJob(job, probe)))
    }
  } finally {
    for (const [{ operation }, { id }] of unfinished)
      unreached.push({ check: id, operation: operation.id })
  }
}

function batchesOf(
  jobs: readonly NumberedJob[],
  runsAlone: (job: NumberedJob) => boolean,
): readonly (readonly NumberedJob[])[] {
  const batches: NumberedJob[][] = []
  let mayExtendLastBatch = false
  for (const job of jobs) {
    const last = batches.at(-1)
    if (mayExtendLastBatch && last !== undefined && !runsAlone(job)) last.push(job)
    else batches.push([job])
    mayExtendLastBatch = !runsAlone(job)
  }
  return batches
}

/** Waits for all, then throws the first error that is not a consequence of another. */
export async function waitForAll(promises: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(promises)
  const failures = results.filter((result) => result.status === 'rejected')
  const isConsequence = (error: unknown) =>
    error instanceof RunStoppedError || error instanceof CannotVerifyError
  const firstFailure = failures.find(({ reason }) => !isConsequence(reason)) ?? failures[0]
  if (firstFailure !== undefined) await Promise.reject(firstFailure.reason as Error)
}
