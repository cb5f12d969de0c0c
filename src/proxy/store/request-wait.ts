import { AsyncLocalStorage } from 'node:async_hooks'

/** How long all calls that one request makes of the store wait, together. */
const REQUEST_WAIT_MS = 1_000
/** A call that comes after that still gets so long: a store that is free answers sooner. */
const LATE_CALL_MS = 100
/** A call that no request waits for. */
const CALL_WAIT_MS = 1_000

type Wait = {
  leftMs: number
  /** Calls under way, and since when there is one. */
  calls: number
  since: number
}

const waits = new AsyncLocalStorage<Wait | null>()

/** Runs the work for one request: its calls of the store share one second of waiting, however many they are. */
export const withOneWait = <Result>(work: () => Result): Result =>
  waits.run({ leftMs: REQUEST_WAIT_MS, calls: 0, since: 0 }, work)

/** Runs what no request waits for, such as a write that was put off: each call has a second of its own. */
export const withoutWait = <Result>(work: () => Result): Result => waits.run(null, work)

/**
 * Begins to wait for the store: how many milliseconds at most, and `end` when it is over. Calls at the same
 * time wait at the same time.
 */
export function beginWait(): { readonly ms: number; end(): void } {
  const wait = waits.getStore() ?? null
  if (wait === null) return { ms: CALL_WAIT_MS, end: () => undefined }
  const begun = performance.now()
  if (wait.calls === 0) wait.since = begun
  wait.calls += 1
  return {
    ms: Math.max(LATE_CALL_MS, wait.leftMs - (begun - wait.since)),
    end: () => {
      wait.calls -= 1
      if (wait.calls === 0) wait.leftMs -= performance.now() - wait.since
    },
  }
}

/** Resolves when the work is done, or when the request has waited long enough for it. Never rejects. */
export async function waitAWhile(work: Promise<unknown>): Promise<void> {
  const wait = beginWait()
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, wait.ms)
  })
  await Promise.race([work.catch(() => undefined), over])
  clearTimeout(timer)
  wait.end()
}
