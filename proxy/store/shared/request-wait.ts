import { AsyncLocalStorage } from 'node:async_hooks'

/** Total time that one request waits for the store. */
const REQUEST_WAIT_MS = 1_000
/** Minimum for a call after that time: a free store answers sooner. */
const LATE_CALL_MS = 100
/** Time that a call outside a request waits. */
const CALL_WAIT_MS = 1_000

type Wait = {
  leftMs: number
  calls: number
  since: number
}

const waits = new AsyncLocalStorage<Wait | null>()

/** All store calls of one request share one second of waiting. */
export const withRequestWait = <Result>(work: () => Result, ms = REQUEST_WAIT_MS): Result =>
  waits.run({ leftMs: ms, calls: 0, since: 0 }, work)

/** Runs work outside a request, such as postponed writes: each call may wait a second. */
export const withoutWait = <Result>(work: () => Result): Result => waits.run(null, work)

/**
 * Starts waiting for the store. `ms` is the remaining time; call `end` afterwards. Concurrent calls share the same
 * time.
 */
export function beginWait(): { readonly ms: number; end(): void } {
  const wait = waits.getStore() ?? null
  if (wait === null) return { ms: CALL_WAIT_MS, end: () => undefined }
  const startedAt = performance.now()
  if (wait.calls === 0) wait.since = startedAt
  wait.calls += 1
  return {
    ms: Math.max(LATE_CALL_MS, wait.leftMs - (startedAt - wait.since)),
    end: () => {
      wait.calls -= 1
      if (wait.calls === 0) wait.leftMs -= performance.now() - wait.since
    },
  }
}

/** Resolves when the work is done or the request's waiting time is over. Never rejects. */
export async function waitBriefly(work: Promise<unknown>): Promise<void> {
  const wait = beginWait()
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, wait.ms)
  })
  await Promise.race([work.catch(() => undefined), timeout])
  clearTimeout(timer)
  wait.end()
}
