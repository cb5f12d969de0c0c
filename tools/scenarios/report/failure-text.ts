import type { Result } from '../run/run-scenario.ts'
import type { Target } from '../run/targets.ts'

const MAX_STEPS_SHOWN = 12

/** `session success, getMember success ×3`. */
function describeCalls(calls: Result['calls']): string {
  const runs: { text: string; times: number }[] = []
  for (const { operation, outcome } of calls) {
    const text = `${operation} ${outcome ?? '(running)'}`
    const lastRun = runs.at(-1)
    if (lastRun?.text === text) lastRun.times += 1
    else runs.push({ text, times: 1 })
  }
  const texts = runs.map(({ text, times }) => (times === 1 ? text : `${text} ×${times}`))
  return texts.join(', ') || 'none'
}

export function describeFailure({ scenario, failure, path, calls }: Result): string {
  if (failure === null) return ''
  const differences = failure.differences.map(
    ({ subject, expected, actual, remedy }) =>
      `    ${subject}\n      expected: ${expected}\n      found:    ${actual}${remedy === undefined ? '' : `\n      remedy:   ${remedy}`}`,
  )
  const omittedText =
    path.length > MAX_STEPS_SHOWN ? [`      (before these: ${path.length - MAX_STEPS_SHOWN})`] : []
  return [
    `  ${scenario.file}:${failure.line}: ${scenario.title}`,
    ...differences,
    '    the machines until then:',
    ...omittedText,
    ...path
      .slice(-MAX_STEPS_SHOWN)
      .map(({ machine, event, state }) => `      ${machine}: ${event} → ${state}`),
    `    calls: ${describeCalls(calls)}`,
  ].join('\n')
}

export const TARGET_PLACES: Readonly<Record<Target, string>> = {
  machine: 'on the machines',
  screen: 'on the screens',
  browser: 'in the browser',
}
