import type { Result } from '../run/run-scenario.ts'
import type { Target } from '../run/targets.ts'

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
    ...path
      .slice(-LAST_STEPS)
      .map(({ machine, event, state }) => `      ${machine}: ${event} → ${state}`),
    `    calls: ${callsText(calls)}`,
  ].join('\n')
}

export const places: Readonly<Record<Target, string>> = {
  machine: 'on the machines',
  screen: 'on the screens',
  browser: 'in the browser',
}
