import type { Model, Operation } from './linearizable.ts'

/** Whether a session is served. It begins with the answer to its login. */
export type SessionState = 'alive' | 'dead'
type SessionInput = 'use' | 'end'

export const sessionModel: Model<SessionState, SessionInput, SessionState> = {
  initial: 'alive',
  step: (state, input, output) =>
    input === 'end' ? 'dead' : output === null || output === state ? state : null,
  textOf: (state) => state,
}

export type SessionOperation = Operation<SessionInput, SessionState>

/** A limit in won, and the raise that waits for its day; null: none. */
export type LimitState = { readonly value: number | null; readonly pending: number | null }
/** The value that is asked for; null: only read. */
type LimitInput = number | null

/** A lower limit counts at once, a higher one waits; each answer shows the limit afterwards. */
export const limitModel: Model<LimitState, LimitInput, LimitState> = {
  initial: { value: null, pending: null },
  step: (state, input, output) => {
    const after = input === null ? state : afterSetting(state, input)
    return output === null || textOf(output) === textOf(after) ? after : null
  },
  textOf,
}

function afterSetting({ value }: LimitState, asked: number): LimitState {
  return value !== null && asked > value
    ? { value, pending: asked }
    : { value: asked, pending: null }
}

function textOf({ value, pending }: LimitState): string {
  return `${value} ${pending}`
}

export type LimitOperation = Operation<LimitInput, LimitState>

/**
 * Without unanswered settings whose value was never seen: they need not have happened, and each of them doubles the
 * orders to try.
 */
export function withoutUnseen(operations: readonly LimitOperation[]): readonly LimitOperation[] {
  const seen = new Set(
    operations.flatMap(({ output }) => (output === null ? [] : [output.value, output.pending])),
  )
  return operations.filter(({ input, output }) => output !== null || seen.has(input))
}
