import { isRecord } from '../../src/lib/json.ts'

export type RecordedAnswer = {
  readonly status: number
  readonly body: unknown
  /** Epoch milliseconds. */
  readonly recordedAt: number
}

/** Moves each `expiresAt` by the time since the recording, so that a recorded session is valid. */
function withLaterExpiry(value: unknown, laterMs: number): unknown {
  if (Array.isArray(value)) return value.map((one) => withLaterExpiry(one, laterMs))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const at = name === 'expiresAt' && typeof inner === 'string' ? Date.parse(inner) : Number.NaN
      if (Number.isNaN(at)) return [name, withLaterExpiry(inner, laterMs)]
      return [name, new Date(at + laterMs).toISOString()]
    }),
  )
}

export function replayed({ status, body, recordedAt }: RecordedAnswer): unknown {
  if (status !== 200 || typeof (body as { status?: unknown } | null)?.status === 'number')
    return { status, body }
  return withLaterExpiry(body, Date.now() - recordedAt)
}
