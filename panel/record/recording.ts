import type { Scenario, Step } from '#scenarios/model'

export type Look = {
  /** State of each running machine that is not waiting for an answer. */
  readonly states: Readonly<Record<string, string>>
  /** Message of the open dialog; `none`; null: not expressible. */
  readonly dialog: string | null
  readonly balance: number | null
}

export type Recording = {
  readonly title: string
  readonly begin: Scenario['begin']
  readonly steps: readonly Step[]
  /** Time of the last step, epoch milliseconds. */
  readonly at: number
  readonly checked: Look
  /** Messages shown and calls answered since the last check. */
  readonly messages: readonly string[]
  readonly calls: readonly { readonly operation: string; readonly outcome: string }[]
  /** Operations of the player that no step can express. */
  readonly unsaid: readonly string[]
  readonly isLoading: boolean
  readonly isOver: boolean
}

const STEP_MS = 100

/** Time in steps of 100 ms. */
const waitSteps = (from: number, to: number): readonly Step[] => {
  const ms = Math.floor((to - from) / STEP_MS) * STEP_MS
  return ms > 0 ? [{ pass: ms }] : []
}

function expectationOf({ checked, messages, calls }: Recording, look: Look): readonly Step[] {
  const states = Object.fromEntries(
    Object.entries(look.states).filter(([id, state]) => checked.states[id] !== state),
  )
  const message = messages.at(-1)
  const last = new Map(calls.map(({ operation, outcome }) => [operation, outcome]))
  const expect = {
    ...(Object.keys(states).length > 0 ? { states } : {}),
    ...(look.dialog !== null && look.dialog !== checked.dialog ? { dialog: look.dialog } : {}),
    ...(message === undefined ? {} : { message }),
    ...(look.balance !== null && look.balance !== checked.balance ? { balance: look.balance } : {}),
    ...(last.size > 0
      ? { requests: [...last].map(([operation, outcome]) => ({ operation, outcome })) }
      : {}),
  }
  return Object.keys(expect).length > 0 ? [{ expect }] : []
}

const mergeLook = (before: Look, now: Look): Look => ({
  states: { ...before.states, ...now.states },
  dialog: now.dialog ?? before.dialog,
  balance: now.balance ?? before.balance,
})

export const withLook = (recording: Recording, look: Look, now: number): Recording => ({
  ...recording,
  steps: [...recording.steps, ...waitSteps(recording.at, now), ...expectationOf(recording, look)],
  at: now,
  checked: mergeLook(recording.checked, look),
  messages: [],
  calls: [],
})

/** Adds a step before it is performed. */
export function withStep(recording: Recording, step: Step, look: Look, now: number): Recording {
  const next = withLook(recording, look, now)
  return { ...next, steps: [...next.steps, step] }
}

/** Whether the member has just asked for the outcome, which sends the same request again. */
export const isSendingAgain = ({ steps }: Pick<Recording, 'steps'>): boolean => {
  const last = steps.at(-1)
  return last !== undefined && 'player' in last && last.player === 'outcome.requested'
}

export const newRecording = (title: string, begin: Scenario['begin'], now: number): Recording => ({
  title,
  begin,
  steps: [],
  at: now,
  checked: { states: {}, dialog: 'none', balance: null },
  messages: [],
  calls: [],
  unsaid: [],
  isLoading: true,
  isOver: false,
})

/** `A wrong password is refused` → `a-wrong-password-is-refused`. */
export const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'recording'
