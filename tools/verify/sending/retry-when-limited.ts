import { RunStoppedError } from '../contract/model.ts'
import type { ApiCall } from '../contract/model.ts'
import type { Gate } from './gate.ts'

/** Milliseconds of `Retry-After` (RFC 9110, 10.2.3), from seconds or a date; undefined: invalid. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000
  // Date.parse reads a date from almost any number.
  const dateMs = /^[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - now)
}

const MAX_TRIES = 8
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000

type RetryContext = {
  readonly clock: () => number
  readonly wallClock?: (() => number) | undefined
  readonly deadline: number
  readonly sleep: (ms: number) => Promise<void>
  readonly gate: Gate
  readonly state: { readonly progress: { waiting: string | null } }
}

/**
 * Repeats a rate-limited request after the requested time, or after increasing times. Nothing else is sent meanwhile.
 * @throws RunStoppedError after eight waits, or when the wait would end after the deadline
 */
export async function retryWhenLimited(
  { clock, wallClock = Date.now, deadline, sleep, gate, state }: RetryContext,
  send: () => Promise<ApiCall>,
): Promise<ApiCall> {
  for (let tries = 0; ; tries += 1) {
    const call = await send()
    if (call.received?.status !== 429) return call
    const retryAfter = retryAfterMs(call.received.headers['retry-after'], wallClock())
    const ownWait = Math.min(FIRST_WAIT_MS * 2 ** tries, MAX_WAIT_MS)
    // The date may have passed, or the clocks differ.
    const wait = retryAfter === undefined || retryAfter === 0 ? ownWait : retryAfter
    const request = `${call.sent.path} asks for fewer requests (HTTP 429)`
    const seconds = Math.ceil(wait / 1_000)
    const stopError = (why: string) =>
      new RunStoppedError(`${request}${why}`, { isFailure: true, isTimeOver: false })
    if (tries === MAX_TRIES)
      throw stopError(`, still after ${MAX_TRIES} waits. Send fewer: --rate N.`)
    if (clock() + wait > deadline)
      throw stopError(` and to wait ${seconds} s, longer than there is time.`)
    gate.slowDown()
    state.progress.waiting = `${request}: waiting ${seconds} s`
    await gate.pauseDuring(() => sleep(wait))
    state.progress.waiting = null
  }
}
