import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { parseJson } from '../../src/lib/json.ts'
import type { OperationId } from '../handlers/contract.ts'
import type { TextStorage } from '../db/storage.ts'
import { nearestName } from '../../src/lib/nearest-name.ts'
import { valueOf, violationOf } from './override-answer.ts'
import type { OverrideAnswers } from './override-answer.ts'

type Times = {
  /** How many calls it answers, 1 or more; all if not given. */
  readonly times?: number
}

/** An override that cannot be; the message says why and what would do. */
export class OverrideRefused extends Error {
  override readonly name = 'OverrideRefused'
}

/** What there is no operation of; the message names the one that was meant, perhaps. */
export class UnknownOperation extends OverrideRefused {
  constructor(name: string) {
    const known = [...operations.keys()]
    super(
      `There is no operation "${name}" in openapi/public.yaml; did you mean "${nearestName(name, known)}"? There are: ${known.join(', ')}`,
    )
  }
}

/**
 * Answers an operation in place of its handler: sessions, bodies and idempotency keys are checked
 * as before. A later override of the same operation replaces an earlier one.
 *
 * @returns takes the override back
 * @throws `OverrideRefused` for an answer or an error that the contract does not allow. `breaksContract`
 * takes any; what a function returns is checked when it is called.
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

type Kept = Omit<ActiveOverride, 'times'> & { times: number | null; readonly answer: unknown }

/** An override as it answers a call. */
type Taken = Pick<ActiveOverride, 'breaksContract'> & {
  readonly answer: (body: unknown) => unknown
}

const operations: ReadonlyMap<string, BackendOperation> = new Map(
  backendOperations.map((operation) => [operation.operationId, operation]),
)

/** Stands for every operation that has no override of its own. */
const ALL = '*'

/** @throws UnknownOperation */
function requireOperations(operationId: string): readonly BackendOperation[] {
  if (operationId === ALL) return backendOperations
  const operation = operations.get(operationId)
  if (operation === undefined) throw new UnknownOperation(operationId)
  return [operation]
}

export type Overrides = {
  readonly override: Override
  readonly list: () => readonly ActiveOverride[]
  /** Takes back the override of one operation, or all; throws `UnknownOperation`. */
  readonly takeBack: (operationId?: string) => void
  /** The override that answers this call, which counts as one of its times. */
  readonly take: (operationId: string) => Taken | undefined
}

type Options = Times & { readonly breaksContract?: boolean }

/** `storage`: where overrides outlive the page; a function's cannot. */
export function createOverrides(storage?: TextStorage): Overrides {
  const active = new Map<string, Kept>()

  const save = () => {
    const kept = [...active.values()].filter(({ answer }) => typeof answer !== 'function')
    storage?.write(JSON.stringify(kept))
  }

  const set = (
    operationId: string,
    answer: unknown,
    { times, breaksContract = false }: Options,
  ) => {
    const meant = requireOperations(operationId)
    if (times !== undefined && !(Number.isSafeInteger(times) && times >= 1)) {
      throw new OverrideRefused(`times is ${times}: choose a whole number from 1`)
    }
    const kept: Kept = {
      operation: operationId,
      times: times ?? null,
      breaksContract,
      answer: answerFrom(meant, answer, breaksContract),
    }
    active.set(operationId, kept)
    save()
    return () => {
      if (active.get(operationId) !== kept) return
      active.delete(operationId)
      save()
    }
  }

  for (const { operation, times, breaksContract, answer } of readKept(storage)) {
    try {
      set(operation, answer, { breaksContract, ...(times === null ? {} : { times }) })
    } catch (error) {
      if (!(error instanceof OverrideRefused)) throw error
      console.warn(`An override of ${operation} was dropped: ${error.message}`)
    }
  }

  return {
    override: (operationId: string, answer: unknown, options: Options = {}) =>
      set(operationId, answer, options),
    list: () => [...active.values()].map(({ answer: _answer, ...rest }) => rest),
    takeBack: (operationId) => {
      if (operationId === undefined) active.clear()
      else if (requireOperations(operationId).length > 0) active.delete(operationId)
      save()
    },
    take: (operationId) => {
      const kept = active.get(operationId) ?? active.get(ALL)
      if (kept === undefined) return undefined
      if (kept.times !== null) {
        kept.times -= 1
        if (kept.times === 0) active.delete(kept.operation)
        save()
      }
      const { answer, breaksContract } = kept
      const isFunction = typeof answer === 'function'
      return {
        breaksContract,
        answer: isFunction ? (answer as Taken['answer']) : () => structuredClone(answer),
      }
    },
  }
}

/** What this program wrote itself; anything else is none. */
const readKept = (storage: TextStorage | undefined): readonly Kept[] => {
  const kept = parseJson(storage?.read() ?? '[]')
  return Array.isArray(kept) ? (kept as Kept[]) : []
}

function answerFrom(
  meant: readonly BackendOperation[],
  answer: unknown,
  breaksContract: boolean,
): unknown {
  if (typeof answer === 'function') return answer
  const [only] = meant
  const value =
    only === undefined || meant.length > 1
      ? structuredClone(answer)
      : valueOf(only, answer, breaksContract)
  if (breaksContract) return value
  const violation = meant
    .map((operation) => violationOf(operation, value))
    .find((found) => found !== undefined)
  if (violation === undefined) return value
  throw new OverrideRefused(`${violation}. With breaksContract: true it is answered all the same.`)
}
