import { backendOperations } from '../src/generated/backend-operations.ts'
import type { BackendOperation } from '../src/generated/backend-operations.ts'
import { contractViolation } from './handlers/check-answer.ts'
import type { AnswerOf, OperationId, RequestOf, StatusOf } from './handlers/contract.ts'
import { exampleOf } from './handlers/fallback-answer.ts'

/**
 * By operation: an answer; a status, for the contract's example of it; or a function of the
 * request's body. A mapped type, so that the compiler reads a function's literals as literals.
 */
type OverrideAnswers = {
  readonly [Id in OperationId]:
    | AnswerOf<Id>
    | StatusOf<Id>
    | ((body: RequestOf<Id>) => AnswerOf<Id> | Promise<AnswerOf<Id>>)
}

type Times = {
  /** How many calls it answers, 1 or more; all if not given. */
  readonly times?: number
}

/** An override that cannot be; the message says why and what would do. */
export class OverrideRefused extends Error {
  override readonly name = 'OverrideRefused'
}

/**
 * Answers an operation in place of its handler: sessions, bodies and idempotency keys are checked
 * as before. A later override of the same operation replaces an earlier one.
 *
 * @returns takes the override back
 * @throws `OverrideRefused` for an answer that the contract does not allow. `breaksContract` takes
 * any answer; a function's answers are checked when it is called.
 */
export type Override = {
  <Id extends OperationId>(
    operationId: Id,
    answer: OverrideAnswers[Id],
    options?: Times,
  ): () => void
  (
    operationId: OperationId,
    answer: unknown,
    options: Times & { readonly breaksContract: true },
  ): () => void
}

/** An override that is in force. */
export type ActiveOverride = {
  readonly operation: string
  /** Calls that it still answers; null: all. */
  readonly times: number | null
  readonly breaksContract: boolean
}

type Kept = Omit<ActiveOverride, 'times'> & {
  times: number | null
  readonly answer: (body: unknown) => unknown
}

const operations: ReadonlyMap<string, BackendOperation> = new Map(
  backendOperations.map((operation) => [operation.operationId, operation]),
)

export type Overrides = {
  readonly override: Override
  readonly list: () => readonly ActiveOverride[]
  /** Takes back the override of one operation, or all. */
  readonly takeBack: (operationId?: string) => void
  /** The override that answers this call, which counts as one of its times. */
  readonly take: (operationId: string) => Kept | undefined
}

export function createOverrides(): Overrides {
  const active = new Map<string, Kept>()

  const override: Override = (
    operationId: string,
    answer: unknown,
    { times, breaksContract = false }: Times & { readonly breaksContract?: boolean } = {},
  ) => {
    const operation = operations.get(operationId)
    if (operation === undefined) {
      throw new OverrideRefused(`There is no operation "${operationId}" in openapi/public.yaml`)
    }
    if (times !== undefined && !(Number.isSafeInteger(times) && times >= 1)) {
      throw new OverrideRefused(`times is ${times}: choose a whole number from 1`)
    }
    const kept = {
      operation: operationId,
      times: times ?? null,
      breaksContract,
      answer: answerFrom(operation, answer, breaksContract),
    }
    active.set(operationId, kept)
    return () => {
      if (active.get(operationId) === kept) active.delete(operationId)
    }
  }

  return {
    override,
    list: () => [...active.values()].map(({ answer: _answer, ...rest }) => rest),
    takeBack: (operationId) => {
      if (operationId === undefined) active.clear()
      else active.delete(operationId)
    },
    take: (operationId) => {
      const kept = active.get(operationId)
      if (kept === undefined || kept.times === null) return kept
      kept.times -= 1
      if (kept.times === 0) active.delete(operationId)
      return kept
    },
  }
}

function answerFrom(
  operation: BackendOperation,
  answer: unknown,
  breaksContract: boolean,
): (body: unknown) => unknown {
  if (typeof answer === 'function') return answer as (body: unknown) => unknown
  const isStatus = typeof answer === 'string' && !breaksContract
  const value = isStatus ? exampleOf(operation.operationId, answer) : structuredClone(answer)
  const violation = breaksContract ? undefined : contractViolation(operation, value)
  if (violation === undefined) return () => value
  throw new OverrideRefused(`${violation}. With breaksContract: true it is answered all the same.`)
}
