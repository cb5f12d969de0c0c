import { stringify } from 'yaml'
import type { Scenario, Step } from '../words/scenario.model.ts'

const units = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
  ['ms', 1],
] as const

/** `30 s` for 30,000. */
export function durationText(ms: number): string {
  const [unit, size] = units.find(([, size]) => ms % size === 0) ?? ['ms', 1]
  return `${ms / size} ${unit}`
}

const defaults: Readonly<Record<string, unknown>> = {
  scenario: 'default',
  member: 'none',
  path: '/',
  device: 'desktop',
  tabs: 'together',
  calls: 'limited',
  language: 'ko',
}

function beginningOf(begin: Scenario['begin']): object {
  const entries = Object.entries(begin).flatMap(([name, value]) => {
    if (value === undefined || defaults[name] === value) return []
    return [[name, name === 'idle limit' ? durationText(Number(value)) : value] as const]
  })
  return Object.fromEntries(entries)
}

const stepOf = (step: Step): object => ('pass' in step ? { pass: durationText(step.pass) } : step)

/** A step in one line. */
export const stepText = (step: Step): string =>
  stringify(stepOf(step), { collectionStyle: 'flow', lineWidth: 0 })
    .trim()
    .replaceAll(/^\{ | \}$/g, '')

export function scenarioText({
  title,
  covers,
  begin,
  steps,
  ...others
}: Omit<Scenario, 'file' | 'steps'> & { readonly steps: readonly Step[] }): string {
  const beginning = beginningOf(begin)
  return stringify(
    {
      title,
      covers,
      ...others,
      ...(Object.keys(beginning).length > 0 ? { begin: beginning } : {}),
      steps: steps.map(stepOf),
    },
    { lineWidth: 100 },
  )
}
