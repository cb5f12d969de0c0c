import { OutOfTime } from '../contract/model.ts'
import type { ApiCall } from '../contract/model.ts'

/** Factor over the usual time that indicates waiting. */
const CROWDED_FACTOR = 2
/** Differences below this are ignored. */
const SLACK_MS = 40
const INITIAL_LIMIT = 2
const MAX_DURATIONS = 25

type ParallelLimit = {
  readonly limit: () => number
  readonly addDuration: (milliseconds: number, underWay: number) => void
  readonly slowDown: () => void
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Finds how many concurrent requests a server answers without delay (additive increase, multiplicative decrease), so
 * that a small server does not appear slow because of this run.
 */
function createParallelLimit(max: number): ParallelLimit {
  let limit = Math.min(INITIAL_LIMIT, max)
  let isFirstClimb = true
  let sinceChange = 0
  const alone: number[] = []
  const beside: number[] = []

  const change = (next: number) => {
    limit = Math.max(1, Math.min(max, Math.floor(next)))
    sinceChange = 0
    beside.length = 0
  }

  const isCrowded = () => median(beside) > median(alone) * CROWDED_FACTOR + SLACK_MS

  return {
    limit: () => limit,
    addDuration(milliseconds, underWay) {
      const durations = underWay <= 1 ? alone : beside
      durations.push(milliseconds)
      if (durations.length > MAX_DURATIONS) durations.shift()
      sinceChange += 1
      if (underWay < limit || sinceChange < limit) return
      if (isCrowded()) {
        isFirstClimb = false
        change(limit / 2)
      } else if (limit < max) change(isFirstClimb ? limit * 2 : limit + 1)
    },
    slowDown() {
      isFirstClimb = false
      change(limit / 2)
    },
  }
}

type GateOptions = {
  readonly parallel: number
  /** Maximum of requests per second; undefined: unlimited. */
  readonly rate: number | undefined
  readonly clock: () => number
  readonly sleep: (ms: number) => Promise<void>
}

/**
 * `beside`: when permitted; `alone`: without other requests in flight; `at once`: immediately, for simultaneous
 * requests or those that others wait for.
 */
export type SendMode = 'beside' | 'alone' | 'at once'

export type Gate = {
  /**
   * Sends when permitted.
   * @param send gets a function that returns, at the end, whether the request was alone
   */
  readonly send: <Value>(
    mode: SendMode,
    send: (wasAlone: () => boolean) => Promise<Value>,
  ) => Promise<Value>
  readonly slowDown: () => void
  /** Only `at once` requests pass while the work runs. */
  readonly pauseDuring: <Value>(task: () => Promise<Value>) => Promise<Value>
}

export function createGate({ parallel, rate, clock, sleep }: GateOptions): Gate {
  const parallelLimit = createParallelLimit(parallel)
  const waiting: { readonly isAlone: boolean; readonly admit: () => void }[] = []
  let inFlight = 0
  let isClosed = false
  let admitted = 0
  let pauses = 0
  let nextStart = -Infinity

  const admit = () => {
    for (;;) {
      const [first] = waiting
      const room = first?.isAlone === true ? 1 : parallelLimit.limit()
      if (first === undefined || isClosed || pauses > 0 || inFlight >= room) return
      waiting.shift()
      inFlight += 1
      admitted += 1
      isClosed = first.isAlone
      first.admit()
    }
  }
  const waitForPlace = (isAlone: boolean) =>
    new Promise<void>((resolve) => {
      waiting.push({ isAlone, admit: resolve })
      admit()
    })
  const waitForRate = async (mayWait: boolean) => {
    if (rate === undefined) return
    const now = clock()
    const start = Math.max(now, nextStart)
    nextStart = start + 1_000 / rate
    if (start > now && mayWait) await sleep(start - now)
  }

  return {
    async send(mode, send) {
      if (mode === 'at once') {
        admitted += 1
        await waitForRate(false)
        return send(() => false)
      }
      await waitForPlace(mode === 'alone')
      await waitForRate(true)
      const [started, beside, admittedBefore] = [clock(), inFlight, admitted]
      try {
        return await send(() => beside === 1 && admitted === admittedBefore)
      } finally {
        parallelLimit.addDuration(clock() - started, beside)
        inFlight -= 1
        if (mode === 'alone') isClosed = false
        admit()
      }
    },
    slowDown: parallelLimit.slowDown,
    async pauseDuring(task) {
      pauses += 1
      try {
        return await task()
      } finally {
        pauses -= 1
        admit()
      }
    },
  }
}

/** Milliseconds of `Retry-After` (RFC 9110, 10.2.3), from seconds or a date; undefined: invalid. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000
  // Date.parse reads a date from almost any number.
  const at = /^[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

const MAX_TRIES = 8
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000

/** The parts of a run that waiting needs. */
type RetryContext = {
  readonly clock: () => number
  readonly today?: (() => number) | undefined
  readonly deadline: number
  readonly sleep: (ms: number) => Promise<void>
  readonly gate: Gate
  readonly state: { readonly progress: { waiting: string | null } }
}

/**
 * Repeats a rate-limited request after the requested time, or after increasing times. Nothing else is sent meanwhile.
 * @throws OutOfTime when that exceeds the time
 */
export async function retryWhenLimited(
  { clock, today = Date.now, deadline, sleep, gate, state }: RetryContext,
  send: () => Promise<ApiCall>,
): Promise<ApiCall> {
  for (let tries = 0; ; tries += 1) {
    const call = await send()
    if (call.received?.status !== 429) return call
    const retryAfter = retryAfterMs(call.received.headers['retry-after'], today())
    const ownWait = Math.min(FIRST_WAIT_MS * 2 ** tries, MAX_WAIT_MS)
    // A date may have passed under way, or the clocks differ.
    const wait = retryAfter === undefined || retryAfter === 0 ? ownWait : retryAfter
    const request = `${call.sent.path} asks for fewer requests (HTTP 429)`
    const seconds = Math.ceil(wait / 1_000)
    const outOfTime = (why: string) => new OutOfTime(`${request}${why}`, true, false)
    if (tries === MAX_TRIES)
      throw outOfTime(`, still after ${MAX_TRIES} waits. Send fewer: --rate N.`)
    if (clock() + wait > deadline)
      throw outOfTime(` and to wait ${seconds} s, longer than there is time.`)
    gate.slowDown()
    state.progress.waiting = `${request}: waiting ${seconds} s`
    await gate.pauseDuring(() => sleep(wait))
    state.progress.waiting = null
  }
}
