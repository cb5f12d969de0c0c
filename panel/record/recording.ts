import type { Scenario, Step } from '#scenarios/model'

export type PageState = {
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
  readonly lastCheck: PageState
  /** Messages shown and calls answered since the last check. */
  readonly messages: readonly string[]
  readonly calls: readonly { readonly operation: string; readonly outcome: string }[]
  /** Operations of the player that no step can express. */
  readonly unrecordable: readonly string[]
  readonly isLoading: boolean
  readonly isOver: boolean
}

const STEP_MS = 100

/** Time in steps of 100 ms. */
const waitSteps = (from: number, to: number): readonly Step[] => {
  const ms = Math.floor((to - from) / STEP_MS) * STEP_MS
  return ms > 0 ? [{ pass: ms }] : []
}

function expectationOf(
  { lastCheck, messages, calls }: Recording,
  page: PageState,
): readonly Step[] {
  const states = Object.fromEntries(
    Object.entries(page.states).filter(([id, state]) => lastCheck.states[id] !== state),
  )
  const message = messages.at(-1)
  const outcomeByOperation = new Map(calls.map(({ operation, outcome }) => [operation, outcome]))
  const expect = {
    ...(Object.keys(states).length > 0 ? { states } : {}),
    ...(page.dialog !== null && page.dialog !== lastCheck.dialog ? { dialog: page.dialog } : {}),
    ...(message === undefined ? {} : { message }),
    ...(page.balance !== null && page.balance !== lastCheck.balance
      ? { balance: page.balance }
      : {}),
    ...(outcomeByOperation.size > 0
      ? {
          requests: [...outcomeByOperation].map(([operation, outcome]) => ({ operation, outcome })),
        }
      : {}),
  }
  return Object.keys(expect).length > 0 ? [{ expect }] : []
}

const mergeStates = (before: PageState, now: PageState): PageState => ({
  states: { ...before.states, ...now.states },
  dialog: now.dialog ?? before.dialog,
  balance: now.balance ?? before.balance,
})

export const withCheck = (recording: Recording, page: PageState, now: number): Recording => ({
  ...recording,
  steps: [...recording.steps, ...waitSteps(recording.at, now), ...expectationOf(recording, page)],
  at: now,
  lastCheck: mergeStates(recording.lastCheck, page),
  messages: [],
  calls: [],
})

/** Adds a step before it is performed. */
export function withStep(
  recording: Recording,
  step: Step,
  page: PageState,
  now: number,
): Recording {
  const next = withCheck(recording, page, now)
  return { ...next, steps: [...next.steps, step] }
}

/** Whether the member has just asked for the outcome, which sends the same request again. */
export const isSendingAgain = ({ steps }: Pick<Recording, 'steps'>): boolean => {
  const lastStep = steps.at(-1)
  return lastStep !== undefined && 'player' in lastStep && lastStep.player === 'outcome.requested'
}

export const newRecording = (title: string, begin: Scenario['begin'], now: number): Recording => ({
  title,
  begin,
  steps: [],
  at: now,
  lastCheck: { states: {}, dialog: 'none', balance: null },
  messages: [],
  calls: [],
  unrecordable: [],
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
