import { headerParameters } from '../../src/generated/headers.ts'
import { isWithinLimits } from '../../src/lib/limits.ts'
import type { Database } from '../db/database.ts'

const { name, minLength, maxLength, pattern } = headerParameters.idempotencyKey

export const invalidKeyMessage = `${name} must be ${minLength} to ${maxLength} characters that match ${pattern.source}`

export const isIdempotencyKey = (key: string | null): key is string =>
  key !== null && isWithinLimits(key, headerParameters.idempotencyKey)

export type MoneyCall = {
  readonly member: string
  readonly key: string
  readonly operationId: string
  readonly body: unknown
}

/** Canonical text of a JSON object, independent of property order. */
const textOf = (body: unknown): string =>
  JSON.stringify(Object.entries(body as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))

export function findStoredAnswer(db: Database, call: MoneyCall): string | 'reused' | undefined {
  const { member, key } = call
  const storedCall = db.idempotency.get(`${member} ${key}`)
  if (storedCall === undefined) return undefined
  const isSameCall =
    storedCall.operationId === call.operationId && storedCall.body === textOf(call.body)
  return isSameCall ? storedCall.answer : 'reused'
}

export function rememberAnswer(
  db: Database,
  { body, ...call }: MoneyCall,
  answer: unknown,
  at: number,
): void {
  db.idempotency.add({ ...call, body: textOf(body), answer: JSON.stringify(answer), at })
}

export type RunningKeys = {
  /** Runs a request under its key; undefined: one with that key is still running. */
  run<Answer>(headers: Headers, request: () => Promise<Answer>): Promise<Answer | undefined>
}

/** Keys of one backend; requests without a key always run. */
export function createRunningKeys(): RunningKeys {
  const runningKeys = new Set<string>()
  return {
    async run(headers, request) {
      const key = headers.get('idempotency-key')
      if (key === null) return request()
      const name = `${headers.get('authorization') ?? ''} ${key}`
      if (runningKeys.has(name)) return undefined
      runningKeys.add(name)
      try {
        return await request()
      } finally {
        runningKeys.delete(name)
      }
    },
  }
}
