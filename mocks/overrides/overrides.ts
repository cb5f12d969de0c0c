import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { parseJson } from '../../src/lib/json.ts'
import type { OperationId } from '../handlers/contract.ts'
import type { TextStorage } from '../db/storage.ts'
import { nearestName } from '../../src/lib/nearest-name.ts'
import { valueOf, violationOf } from './override-answer.ts'
import { replayed } from './recorded-answer.ts'
import type { RecordedAnswer } from './recorded-answer.ts'
import type { OverrideAnswers } from './override-answer.ts'

type Times = {
  /** Number of calls to answer, at least 1; default: all. */
  readonly times?: number
}

/** An invalid override. The message says why and what is valid. */
export class OverrideRefused extends Error {
  override readonly name = 'OverrideRefused'
}

export class UnknownOperation extends OverrideRefused {
  constructor(name: string) {
    const operationIds = [...operations.keys()]
    super(
      `openapi/public.yaml has no operation "${name}". Did you mean "${nearestName(name, operationIds)}"? Known operations: ${operationIds.join(', ')}`,
    )
  }
}

/**
 * Replaces the handler of an operation; sessions, bodies and idempotency keys are still checked. A later override of the
 * same operation replaces an earlier one.
 *
 * @returns removes the override
 * @throws `OverrideRefused` for an answer or error that the contract does not allow, unless `breaksContract`. Answers of
 * functions are checked on call.
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

export type UncheckedOverride = (...override: [string, unknown, object]) => ReturnType<Override>

export type ActiveOverride = {
  readonly operation: string
  /** Calls left; null: all. */
  readonly times: number | null
  readonly breaksContract: boolean
  /** Number of recorded answers left, of which the last one stays. */
  readonly recorded?: number
}

type Kept = Omit<ActiveOverride, 'times' | 'recorded'> & {
  times: number | null
  readonly answer: unknown
  /** Recorded answers, replayed in order instead of `answer`. */
  replay?: readonly RecordedAnswer[]
}

type Taken = Pick<ActiveOverride, 'breaksContract'> & {
  readonly answer: (body: unknown) => unknown
  readonly isRecorded: boolean
}

const operations: ReadonlyMap<string, BackendOperation> = new Map(
  backendOperations.map((operation) => [operation.operationId, operation]),
)

/** Applies to every operation without its own override. */
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
  readonly has: (operationId: string) => boolean
  /** Replays the answers of each operation in order; the last one stays. Replaces other overrides of the operation. */
  readonly replay: (answers: ReadonlyMap<string, readonly RecordedAnswer[]>) => void
  /** Removes the override of one operation, or all. Throws `UnknownOperation`. */
  readonly takeBack: (operationId?: string) => void
  readonly take: (operationId: string) => Taken | undefined
}

type Options = Times & { readonly breaksContract?: boolean }

export function createOverrides(storage?: TextStorage): Overrides {
  const active = new Map<string, Kept>()

  const save = () => {
    const storable = [...active.values()].filter(({ answer }) => typeof answer !== 'function')
    storage?.write(JSON.stringify(storable))
  }

  const set = (
    operationId: string,
    answer: unknown,
    { times, breaksContract = false }: Options,
  ) => {
    const named = requireOperations(operationId)
    if (times !== undefined && !(Number.isSafeInteger(times) && times >= 1)) {
      throw new OverrideRefused(`times is ${times}: choose a whole number from 1`)
    }
    const override: Kept = {
      operation: operationId,
      times: times ?? null,
      breaksContract,
      answer: answerFrom(named, answer, breaksContract),
    }
    active.set(operationId, override)
    save()
    return () => {
      if (active.get(operationId) !== override) return
      active.delete(operationId)
      save()
    }
  }

  const replay: Overrides['replay'] = (answers) => {
    for (const [operation, [first, ...rest]] of answers) {
      if (first === undefined) continue
      const override = { operation, times: null, breaksContract: true, answer: null }
      active.set(operation, { ...override, replay: [first, ...rest] })
    }
    save()
  }

  for (const { operation, times, breaksContract, answer, replay: recorded } of readKept(storage)) {
    try {
      if (recorded !== undefined) {
        replay(new Map([[operation, recorded]]))
        continue
      }
      set(operation, answer, { breaksContract, ...(times === null ? {} : { times }) })
    } catch (error) {
      if (!(error instanceof OverrideRefused)) throw error
      console.warn(`An override of ${operation} was dropped: ${error.message}`)
    }
  }

  return {
    override: (operationId: string, answer: unknown, options: Options = {}) =>
      set(operationId, answer, options),
    list: () =>
      [...active.values()].map(({ answer: _answer, replay: recorded, ...rest }) =>
        recorded === undefined ? rest : { ...rest, recorded: recorded.length },
      ),
    has: (operationId) => active.has(operationId) || active.has(ALL),
    replay,
    takeBack: (operationId) => {
      if (operationId === undefined) active.clear()
      else if (requireOperations(operationId).length > 0) active.delete(operationId)
      save()
    },
    take: (operationId) => {
      const override = active.get(operationId) ?? active.get(ALL)
      if (override === undefined) return undefined
      const [next, ...rest] = override.replay ?? []
      if (next !== undefined) {
        if (rest.length > 0) {
          override.replay = rest
          save()
        }
        return { breaksContract: true, isRecorded: true, answer: () => replayed(next) }
      }
      if (override.times !== null) {
        override.times -= 1
        if (override.times === 0) active.delete(override.operation)
        save()
      }
      const { answer, breaksContract } = override
      const isFunction = typeof answer === 'function'
      return {
        breaksContract,
        isRecorded: false,
        answer: isFunction ? (answer as Taken['answer']) : () => structuredClone(answer),
      }
    },
  }
}

const readKept = (storage: TextStorage | undefined): readonly Kept[] => {
  const stored = parseJson(storage?.read() ?? '[]')
  return Array.isArray(stored) ? (stored as Kept[]) : []
}

function answerFrom(
  named: readonly BackendOperation[],
  answer: unknown,
  breaksContract: boolean,
): unknown {
  if (typeof answer === 'function') return answer
  const [only] = named
  const value =
    only === undefined || named.length > 1
      ? structuredClone(answer)
      : valueOf(only, answer, breaksContract)
  if (breaksContract) return value
  const violation = named
    .map((operation) => violationOf(operation, value))
    .find((found) => found !== undefined)
  if (violation === undefined) return value
  throw new OverrideRefused(`${violation}. Set breaksContract: true to answer it anyway.`)
}
