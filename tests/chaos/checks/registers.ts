import type { Model, Operation } from './linearizable.ts'

/**
 * Whether a session is served, from the answer to its login on. `leaving`: a logout was sent and not acknowledged, so a
 * process may refuse the session while another one still serves it.
 */
type SessionState = 'alive' | 'leaving' | 'dead'
type SessionInput = 'use' | 'end'
type SessionOutput = 'alive' | 'dead'

export const sessionModel: Model<SessionState, SessionInput, SessionOutput> = {
  initial: 'alive',
  step: (state, input, output) => {
    if (input === 'end')
      return output === null && state === 'alive' ? 'leaving' : endOf(state, output)
    return output === null || output === state || state === 'leaving' ? state : null
  },
  textOf: (state) => state,
}

const endOf = (state: SessionState, output: SessionOutput | null): SessionState =>
  output === null ? state : 'dead'

export type SessionOperation = Operation<SessionInput, SessionOutput>

/** A limit in won, and a pending raise; null: none. */
export type LimitState = { readonly value: number | null; readonly pending: number | null }
/** The requested value; null: only a read. */
type LimitInput = number | null

/** A lower limit applies at once, a higher one is pending; each answer shows the resulting limit. */
export const limitModel: Model<LimitState, LimitInput, LimitState> = {
  initial: { value: null, pending: null },
  step: (state, input, output) => {
    const after = input === null ? state : afterSetting(state, input)
    return output === null || textOf(output) === textOf(after) ? after : null
  },
  textOf,
}

function afterSetting({ value }: LimitState, requestedValue: number): LimitState {
  return value !== null && requestedValue > value
    ? { value, pending: requestedValue }
    : { value: requestedValue, pending: null }
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
  const values = new Set(
    operations.flatMap(({ output }) => (output === null ? [] : [output.value, output.pending])),
  )
  return operations.filter(({ input, output }) => output !== null || values.has(input))
}
