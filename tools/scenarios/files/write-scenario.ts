import { stringify } from 'yaml'
import { beginningSchema, unitMs } from '../words/scenario.model.ts'
import type { Scenario, Step } from '../words/scenario.model.ts'

/** `30 s` for 30,000. */
export function durationText(ms: number): string {
  const [unit, size] = Object.entries(unitMs).find(([, msPerUnit]) => ms % msPerUnit === 0) ?? [
    'ms',
    1,
  ]
  return `${ms / size} ${unit}`
}

const defaults: Readonly<Record<string, unknown>> = beginningSchema.parse({})

function beginningOf(begin: Scenario['begin']): object {
  const entries = Object.entries(begin).flatMap(([name, value]) => {
    if (value === undefined || defaults[name] === value) return []
    return [[name, name === 'idle limit' ? durationText(Number(value)) : value] as const]
  })
  return Object.fromEntries(entries)
}

const stepOf = (step: Step): object => ('pass' in step ? { pass: durationText(step.pass) } : step)

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
