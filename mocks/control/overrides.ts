import { z } from 'zod'
import { isRecord, parseJson, readProperty } from '../../src/lib/json.ts'
import type { TextStorage } from '../db/storage.ts'
import { faultKinds } from './commands.ts'

const faultEffect = z.object({
  /** Null: delays only. */
  kind: z.enum(faultKinds).nullable(),
  when: z.enum(['before', 'after']),
  pointer: z.string().nullable(),
  delayMs: z.int().nullable(),
})

const answerEffect = z.object({
  value: z.unknown(),
  breaksContract: z.boolean(),
  /** Epoch milliseconds; null: not recorded. */
  recordedAt: z.number().nullable(),
})

const effects = { answer: answerEffect.nullable(), fault: faultEffect.nullable() }

const override = z.object({
  id: z.int(),
  /** An operation, or `*` for all operations without an own override of the same effect. */
  operation: z.string(),
  /** Remaining calls; null: unlimited. */
  times: z.int().nullable(),
  ...effects,
})

type Override = Readonly<z.infer<typeof override>>
type Effect = keyof typeof effects

export type Fault = Readonly<z.infer<typeof faultEffect>>
export type SetAnswer = Readonly<z.infer<typeof answerEffect>>

export type RecordedAnswer = {
  readonly status: number
  readonly body: unknown
  /** Epoch milliseconds. */
  readonly recordedAt: number
}

type OverrideSummary = Pick<Override, 'id' | 'operation' | 'times'>

export type ActiveOverrides = {
  readonly answers: readonly (OverrideSummary & {
    readonly breaksContract: boolean
    /** Number of recorded answers left; the last one is repeated. */
    readonly recorded?: number
  })[]
  readonly faults: readonly (OverrideSummary & Fault)[]
}

type OverrideFilter = { readonly id?: number | undefined; readonly operation?: string | undefined }

export type Overrides = {
  /** Replaces earlier answers of the operation. */
  readonly answer: (operation: string, answer: SetAnswer, times: number | null) => void
  /** Adds a fault to earlier ones of the operation. Returns its id. */
  readonly fault: (operation: string, fault: Fault, times: number | null) => number
  /** Answers as recorded, in order; the last answer stays. Replaces earlier answers of these operations. */
  readonly replay: (answers: ReadonlyMap<string, readonly RecordedAnswer[]>) => void
  readonly list: () => ActiveOverrides
  readonly hasAnswer: (operation: string) => boolean
  /** Removes one override by id, those of an operation, or all; false: there was none. */
  readonly remove: (filter?: OverrideFilter) => boolean
  /** The answer or fault of this call; uses up one of its times. */
  readonly takeNext: <Name extends Effect>(effect: Name, operation: string) => Override[Name]
}

/** Overrides with `times` apply first, in order of addition, then the last one without. */
function findNext(active: readonly Override[], effect: Effect, operation: string) {
  const withEffect = active.filter((candidate) => candidate[effect] !== null)
  for (const name of [operation, '*']) {
    const ofOperation = withEffect.filter((candidate) => candidate.operation === name)
    const next = ofOperation.find(({ times }) => times !== null) ?? ofOperation.at(-1)
    if (next !== undefined) return next
  }
  return undefined
}

/** The active overrides: they replace, delay, break or lose answers. `storage` keeps them over a reload. */
export function createOverrides(storage?: TextStorage): Overrides {
  // Text of another version of this program is ignored.
  const parsed = z.array(override).safeParse(parseJson(storage?.read() ?? '[]'))
  let active: readonly Override[] = parsed.data ?? []
  let lastId = Math.max(0, ...active.map(({ id }) => id))

  const save = (newOverrides: readonly Override[]) => {
    active = newOverrides
    storage?.write(JSON.stringify(newOverrides))
  }
  const withNewId = (content: Omit<Override, 'id'>): Override => ({ id: (lastId += 1), ...content })
  const withoutAnswers = (operations: readonly string[]) =>
    active.filter(({ operation, answer }) => answer === null || !operations.includes(operation))

  return {
    answer: (operation, answer, times) => {
      save([...withoutAnswers([operation]), withNewId({ operation, times, answer, fault: null })])
    },
    fault: (operation, fault, times) => {
      const newOverride = withNewId({ operation, times, answer: null, fault })
      save([...active, newOverride])
      return newOverride.id
    },
    replay: (answers) => {
      const newOverrides = [...answers].flatMap(([operation, recorded]) =>
        recorded.map(({ status, body, recordedAt }, index) => {
          const isError = status !== 200 || typeof readProperty(body, 'status') === 'number'
          const value = isError ? { status, body } : body
          const times = index === recorded.length - 1 ? null : 1
          const answer = { value, breaksContract: true, recordedAt }
          return withNewId({ operation, times, answer, fault: null })
        }),
      )
      save([...withoutAnswers([...answers.keys()]), ...newOverrides])
    },
    list: () => ({
      answers: active.flatMap(({ id, operation, times, answer }) => {
        if (answer === null) return []
        const { breaksContract, recordedAt } = answer
        const summary = { id, operation, times, breaksContract }
        if (recordedAt === null) return summary
        const recorded = active.filter(
          (candidate) => candidate.operation === operation && candidate.answer !== null,
        )
        return recorded.at(-1)?.id === id ? { ...summary, recorded: recorded.length } : []
      }),
      faults: active.flatMap(({ id, operation, times, fault }) =>
        fault === null ? [] : { id, operation, times, ...fault },
      ),
    }),
    hasAnswer: (operation) => findNext(active, 'answer', operation) !== undefined,
    remove: ({ id, operation } = {}) => {
      const remaining = active.filter(
        (activeOverride) =>
          (id !== undefined && activeOverride.id !== id) ||
          (operation !== undefined && activeOverride.operation !== operation),
      )
      const hasRemoved = remaining.length < active.length
      if (hasRemoved) save(remaining)
      return hasRemoved
    },
    takeNext: (effect, operation) => {
      const next = findNext(active, effect, operation)
      if (next === undefined) return null
      const { times } = next
      if (times !== null) {
        save(
          active.flatMap((activeOverride) => {
            if (activeOverride !== next) return activeOverride
            return times === 1 ? [] : { ...activeOverride, times: times - 1 }
          }),
        )
      }
      return next[effect]
    },
  }
}

/** Moves each `expiresAt` by the time since the recording, so that a recorded session is valid. */
function withLaterExpiry(value: unknown, laterMs: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withLaterExpiry(item, laterMs))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => {
      const expiresAt =
        name === 'expiresAt' && typeof child === 'string' ? Date.parse(child) : Number.NaN
      if (Number.isNaN(expiresAt)) return [name, withLaterExpiry(child, laterMs)]
      return [name, new Date(expiresAt + laterMs).toISOString()]
    }),
  )
}

export const currentValue = ({ value, recordedAt }: SetAnswer): unknown =>
  recordedAt === null ? value : withLaterExpiry(value, Date.now() - recordedAt)
