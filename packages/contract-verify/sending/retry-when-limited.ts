import { OutOfTime } from '../core/model.ts'
import type { ApiCall } from '../core/model.ts'
import type { RunState } from '../core/run-state.ts'
import type { Settings } from '../core/run.ts'
import type { Gate } from './gate.ts'

/** Milliseconds of `Retry-After` (RFC 9110, 10.2.3), from seconds or a date; undefined: invalid. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000
  // Date.parse reads a date from almost any number.
  const at = /^[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

const TRIES = 8
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

type Parts = {
  readonly settings: Pick<Settings, 'clock' | 'deadline' | 'sleep' | 'today'>
  readonly state: Pick<RunState, 'progress'>
  readonly gate: Pick<Gate, 'slowDown' | 'holdDuring'>
}

/**
 * Repeats a rate-limited request after the requested time, or after increasing times. Nothing else is sent meanwhile.
 * @throws OutOfTime when that exceeds the time
 */
export async function retryWhenLimited(
  { settings, state, gate }: Parts,
  send: () => Promise<ApiCall>,
): Promise<ApiCall> {
  const { clock, deadline, sleep, today = Date.now } = settings
  for (let tries = 0; ; tries += 1) {
    const call = await send()
    if (call.received?.status !== 429) return call
    const asked = retryAfterMs(call.received.headers['retry-after'], today())
    const ownWait = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS)
    // A date may have passed under way, or the clocks differ.
    const wait = asked === undefined || asked === 0 ? ownWait : asked
    const words = `${call.sent.path} asks for fewer requests (HTTP 429)`
    if (tries === TRIES)
      throw new OutOfTime(
        `${words}, still after ${TRIES} waits. Send fewer: --rate N.`,
        true,
        false,
      )
    if (clock() + wait > deadline) {
      const seconds = Math.ceil(wait / 1_000)
      throw new OutOfTime(
        `${words} and to wait ${seconds} s, longer than there is time.`,
        true,
        false,
      )
    }
    gate.slowDown()
    state.progress.waiting = `${words}: waiting ${Math.ceil(wait / 1_000)} s`
    await gate.holdDuring(() => sleep(wait))
    state.progress.waiting = null
  }
}
