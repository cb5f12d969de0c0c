import { CannotVerifyError, RunStoppedError, UnavailableError } from '../contract/model.ts'
import { assertTimeLeft } from './ask.ts'
import type { Job, Probe, Run } from '../run/run.ts'

type NumberedJob = Job & { readonly number: number }
type Stage = { readonly probe: Probe; readonly jobs: readonly NumberedJob[] }

export function planFor(run: Run, probes: readonly Probe[]): readonly Stage[] {
  let number = 0
  return probes
    .filter(({ id }) => run.probes?.has(id) !== false)
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
export async function runPlan(run: Run, plan: readonly Stage[]): Promise<void> {
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
      progress.stage = probe.title
      const isInTurn = (job: NumberedJob) => (job.isInTurn ?? probe.isInTurn) === true
      for (const batch of batchesOf(jobs, isInTurn))
        await waitForAll(batch.map((job) => runJob(job, probe)))
    }
  } finally {
    for (const [{ operation }, { id }] of unfinished)
      unreached.push({ check: id, operation: operation.id })
  }
}

function batchesOf(
  jobs: readonly NumberedJob[],
  isInTurn: (job: NumberedJob) => boolean,
): readonly (readonly NumberedJob[])[] {
  const batches: NumberedJob[][] = []
  let isOpen = false
  for (const job of jobs) {
    const last = batches.at(-1)
    if (isOpen && last !== undefined && !isInTurn(job)) last.push(job)
    else batches.push([job])
    isOpen = !isInTurn(job)
  }
  return batches
}

/** Waits for all, then throws the first error that is not a consequence of another. */
export async function waitForAll(promises: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(promises)
  const failures = results.filter((result) => result.status === 'rejected')
  const isConsequence = (error: unknown) =>
    error instanceof RunStoppedError || error instanceof CannotVerifyError
  const firstCause = failures.find(({ reason }) => !isConsequence(reason)) ?? failures[0]
  if (firstCause !== undefined) await Promise.reject(firstCause.reason as Error)
}
