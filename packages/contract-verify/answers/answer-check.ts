import type { ContractUnderTest } from '../contract-under-test.ts'
import type { ApiCall, Fault, Operation, Received } from '../model.ts'

/** One answer to a request of the contract, as the checks of answers see it. */
export type AnswerSeen = {
  readonly contract: ContractUnderTest
  readonly operation: Operation
  readonly call: ApiCall
  readonly received: Received
  /** What must not come back: the member's password. */
  readonly secrets: readonly string[]
  readonly budgetMs: number
  /** The backend was told to fail. */
  readonly isSteered: boolean
}

/** What must hold of every answer, by itself. */
export type AnswerCheck = {
  /** Stable: reports and zoo name it. */
  readonly id: string
  /** What holds when it finds nothing. */
  readonly title: string
  readonly find: (answer: AnswerSeen) => readonly Fault[]
}

/** The schema that the body must fit: by HTTP status, and by the body's `status` of a 200. */
export function schemaOf({ operation, received, call }: AnswerSeen): string | undefined {
  if (received.status !== 200) return operation.answers.get(received.status)?.schema
  const outcome = (call.json as { status?: unknown } | null | undefined)?.status
  return typeof outcome === 'string' ? operation.outcomes.get(outcome) : undefined
}
