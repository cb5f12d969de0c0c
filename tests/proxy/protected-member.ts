import type { ProtectionCommand, ProtectionResult } from '../../proxy/protection/commands.ts'
import { perform } from '../../proxy/protection/perform.ts'
import type { ProtectionRecord } from '../../proxy/protection/record.ts'

export const START = Date.parse('2026-11-20T21:00:00+09:00')

export function openMember(start = START) {
  let now = start
  let record: ProtectionRecord | null = null
  let attempts = 0
  const send = (command: ProtectionCommand): ProtectionResult => {
    const result = perform(record, command, now)
    // A round trip through text, as in a store.
    record = JSON.parse(JSON.stringify(result.record)) as ProtectionRecord
    return result
  }
  return {
    send,
    now: () => now,
    pass: (ms: number) => void (now += ms),
    limit: (limit: 'deposit_24h' | 'deposit_7d' | 'deposit_month' | 'time_day') => {
      if (record === null) throw new Error('nothing is known yet')
      return record.limits[limit]
    },
    /** A deposit that the backend accepts, unless the model refuses it. */
    deposit: (amount: number): ProtectionResult => {
      const attempt = `attempt-${(attempts += 1)}`
      const result = send({ type: 'reserve', kind: 'deposit', attempt, amount })
      if (result.refusal !== null) return result
      const outcome = { state: 'waiting', id: `id-${attempts}` } as const
      return {
        ...send({ type: 'settle', kind: 'deposit', attempt, amount, ...outcome }),
        refusal: null,
      }
    },
    /** A deposit that was sent without a known outcome. */
    reserve: (amount: number): ProtectionResult =>
      send({ type: 'reserve', kind: 'deposit', attempt: `attempt-${(attempts += 1)}`, amount }),
    record: () => record as unknown as ProtectionRecord,
  }
}
