import { stateKey } from '../charts/chart.model.ts'
import type { MachineStep } from '../coverage/observe.ts'
import type { Result } from '../play/run.ts'

export type PlayedStep = {
  readonly machine: string
  readonly event: string
  readonly state: string
  /** Keys of active states, including ancestors. */
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  /** Line of the current scenario step; 0: opening the page. */
  readonly line: number
  readonly calls: readonly string[]
}

/** `opening.requesting` → `opening` and `opening.requesting`. */
const withAround = (path: string): readonly string[] => {
  const names = path.split('.')
  return names.map((_, index) => names.slice(0, index + 1).join('.'))
}

const statesOf = ({ machine, state }: MachineStep): readonly string[] => [
  ...new Set(
    state
      .split(' ')
      .filter((path) => path !== '')
      .flatMap(withAround)
      .map((path) => stateKey(machine, path)),
  ),
]

const callTexts = ({ calls }: Result, from: number, to: number): readonly string[] =>
  calls.slice(from, to).map(({ operation, outcome }) => `${operation}: ${outcome ?? 'running'}`)

export function playbackOf(result: Result): readonly PlayedStep[] {
  const { path, begun, calls } = result
  let reportedCalls = 0
  return path.map((step, index) => {
    const number = begun.findLastIndex((one) => one.path <= index)
    const until = begun[number + 1]?.calls ?? calls.length
    const own = callTexts(result, reportedCalls, until)
    reportedCalls = Math.max(reportedCalls, until)
    const { machine, event, state, transitions } = step
    const line = begun[number]?.line ?? 0
    return { machine, event, state, states: statesOf(step), transitions, line, calls: own }
  })
}
