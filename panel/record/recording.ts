import type { Scenario, Step } from '@maru/scenarios/model'

/** What the page shows, as far as a scenario checks it. */
export type Look = {
  /** The state of each machine that runs and waits for no answer. */
  readonly states: Readonly<Record<string, string>>
  /** The message of the dialog that is open; `none`; null: it cannot be said. */
  readonly dialog: string | null
  readonly balance: number | null
}

/** What a player did, what the mock was told, and what the page showed, until now. */
export type Recording = {
  readonly title: string
  readonly begin: Scenario['begin']
  readonly steps: readonly Step[]
  /** When the last step was made, epoch in milliseconds. */
  readonly at: number
  /** What the last check said. */
  readonly checked: Look
  /** Messages that were shown, and calls that were answered, since the last check. */
  readonly messages: readonly string[]
  readonly calls: readonly { readonly operation: string; readonly outcome: string }[]
  /** What was done that no step can say. */
  readonly unsaid: readonly string[]
  /** The page is about to be loaded by the site itself. */
  readonly isLoading: boolean
  readonly isOver: boolean
}

const STEP_MS = 100

/** Time in whole steps of 100 ms: what a hand can tell. */
const passed = (from: number, to: number): readonly Step[] => {
  const ms = Math.floor((to - from) / STEP_MS) * STEP_MS
  return ms > 0 ? [{ pass: ms }] : []
}

function checkOf({ checked, messages, calls }: Recording, look: Look): readonly Step[] {
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

const keep = (before: Look, now: Look): Look => ({
  states: { ...before.states, ...now.states },
  dialog: now.dialog ?? before.dialog,
  balance: now.balance ?? before.balance,
})

/** The recording with what the page shows now, and the time until then. */
export const withLook = (recording: Recording, look: Look, now: number): Recording => ({
  ...recording,
  steps: [...recording.steps, ...passed(recording.at, now), ...checkOf(recording, look)],
  at: now,
  checked: keep(recording.checked, look),
  messages: [],
  calls: [],
})

/** The recording with a step that is about to be made. */
export function withStep(recording: Recording, step: Step, look: Look, now: number): Recording {
  const looked = withLook(recording, look, now)
  return { ...looked, steps: [...looked.steps, step] }
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

/** `A wrong password is said` → `a-wrong-password-is-said`. */
export const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'recording'
