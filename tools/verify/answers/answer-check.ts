import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { ApiCall, Fault, Operation, ReceivedResponse } from '../contract/model.ts'

export type ObservedAnswer = {
  readonly contract: ContractUnderTest
  readonly operation: Operation
  readonly call: ApiCall
  readonly received: ReceivedResponse
  /** Secrets that must not appear: the member's password, and the session's token. */
  readonly secrets: readonly string[]
  /** Names of properties of the answer whose texts members wrote. */
  readonly textsOfMembers: ReadonlySet<string>
  readonly budgetMs: number
  /** Current time, ms since 1970; null: unknown, for recorded answers. */
  readonly now: number | null
  readonly isSteered: boolean
}

export type AnswerCheck = {
  readonly id: string
  readonly title: string
  readonly find: (answer: ObservedAnswer) => readonly Fault[]
}

/** Schema of the body: by HTTP status, and by `status` for 200. */
export function schemaOf({ operation, received, call }: ObservedAnswer): string | undefined {
  if (received.status !== 200) return operation.answers.get(received.status)?.schema
  const outcome = (call.json as { status?: unknown } | null | undefined)?.status
  return typeof outcome === 'string' ? operation.outcomes.get(outcome) : undefined
}

/** Groups a fault that most operations have into one finding; its message ends with the `parts`. */
export const groupedFault = (
  kind: string,
  message: string,
  ...parts: readonly string[]
): Required<Pick<Fault, 'everywhere'>> => ({ everywhere: { kind, message, parts } })
