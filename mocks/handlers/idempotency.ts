import { headerParameters } from '../../src/generated/headers.ts'
import { isWithinLimits } from '../../src/lib/limits.ts'
import type { Database } from '../db/database.ts'

const { name, minLength, maxLength, pattern } = headerParameters.idempotencyKey

export const keyRule = `${name} must be ${minLength} to ${maxLength} characters that match ${pattern.source}`

export const isIdempotencyKey = (key: string | null): key is string =>
  key !== null && isWithinLimits(key, headerParameters.idempotencyKey)

export type MoneyCall = {
  readonly member: string
  readonly key: string
  readonly operationId: string
  readonly body: unknown
}

/** The same text for the same JSON object, whatever the order of its properties. */
const textOf = (body: unknown): string =>
  JSON.stringify(Object.entries(body as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** The first answer of a call that came before; `reused` when its key named another call. */
export function earlierAnswer(db: Database, call: MoneyCall): string | 'reused' | undefined {
  const { member, key } = call
  const before = db.idempotency.get(`${member} ${key}`)
  if (before === undefined) return undefined
  const isSame = before.operationId === call.operationId && before.body === textOf(call.body)
  return isSame ? before.answer : 'reused'
}

export function rememberAnswer(
  db: Database,
  { body, ...call }: MoneyCall,
  answer: unknown,
  at: number,
): void {
  db.idempotency.add({ ...call, body: textOf(body), answer: JSON.stringify(answer), at })
}

/** The idempotency keys whose first request has not been answered yet, by caller. */
export type RunningKeys = {
  /** Runs a request under its key; undefined when one with that key still runs. */
  run<Answer>(headers: Headers, request: () => Promise<Answer>): Promise<Answer | undefined>
}

/** Keys of one backend; a request without a key runs at any time. */
export function createRunningKeys(): RunningKeys {
  const running = new Set<string>()
  return {
    async run(headers, request) {
      const key = headers.get('idempotency-key')
      if (key === null) return request()
      const name = `${headers.get('authorization') ?? ''} ${key}`
      if (running.has(name)) return undefined
      running.add(name)
      try {
        return await request()
      } finally {
        running.delete(name)
      }
    },
  }
}
