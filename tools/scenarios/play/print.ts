import type { AnswerCase } from '../coverage/answers.ts'
import { missingTexts } from '../coverage/coverage.ts'
import type { MachineCoverage, Share } from '../coverage/coverage.ts'
import type { MachineStep } from '../coverage/observe.ts'
import type { Result } from '../run/run-scenario.ts'

const percent = ({ reached, of }: Share): string =>
  of === 0 ? '–' : `${Math.floor((100 * reached) / of)} %`

const cell = (share: Share): string =>
  `${share.reached} of ${share.of}`.padStart(10) + percent(share).padStart(7)

export function coverageTable(coverage: readonly MachineCoverage[]): string {
  const head = `${'machine'.padEnd(20)}${'states'.padStart(17)}${'transitions'.padStart(17)}${'guards'.padStart(17)}`
  const rows = coverage.map(
    ({ machine, states, transitions, guards }) =>
      `${machine.padEnd(20)}${cell(states)}${cell(transitions)}${cell(guards)}`,
  )
  const missing = coverage.flatMap(missingTexts).map((text) => `  ${text}`)
  return [head, ...rows, ...missing].join('\n')
}

export function answersTable(cases: readonly AnswerCase[]): string {
  const met = cases.filter(({ isReached }) => isReached).length
  const places = Map.groupBy(
    cases.filter(({ isReached }) => !isReached),
    ({ machine, state, operation }) => `${machine} ${state}, ${operation}`,
  )
  return [
    `state × operation × status of the contract: ${met} of ${cases.length} were met`,
    ...[...places].map(
      ([place, missing]) => `  ${place}: not met ${missing.map(({ status }) => status).join(', ')}`,
    ),
  ].join('\n')
}

const stepLine = ({ machine, event, state }: MachineStep): string =>
  `      ${machine}: ${event} → ${state}`

const LAST_STEPS = 12

/** `session success, getMember success ×3`. */
function callsText(calls: Result['calls']): string {
  const runs: { words: string; times: number }[] = []
  for (const { operation, outcome } of calls) {
    const words = `${operation} ${outcome ?? '(running)'}`
    const last = runs.at(-1)
    if (last?.words === words) last.times += 1
    else runs.push({ words, times: 1 })
  }
  const texts = runs.map(({ words, times }) => (times === 1 ? words : `${words} ×${times}`))
  return texts.join(', ') || 'none'
}

export function failureText({ scenario, failure, path, calls }: Result): string {
  if (failure === null) return ''
  const differences = failure.differences.map(
    ({ what, expected, found, remedy }) =>
      `    ${what}\n      expected: ${expected}\n      found:    ${found}${remedy === undefined ? '' : `\n      remedy:   ${remedy}`}`,
  )
  const hidden =
    path.length > LAST_STEPS ? [`      (before these: ${path.length - LAST_STEPS})`] : []
  return [
    `  ${scenario.file}:${failure.line}: ${scenario.title}`,
    ...differences,
    '    the machines until then:',
    ...hidden,
    ...path.slice(-LAST_STEPS).map(stepLine),
    `    calls: ${callsText(calls)}`,
  ].join('\n')
}
