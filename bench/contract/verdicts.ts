import type { Failure, Outcome, Sample, Tool } from './program/bench.model.ts'

export const soundName = ({ isPerOperation }: Tool, operation: string): string =>
  isPerOperation ? `sound ${operation}` : 'sound'

export type Verdict = {
  readonly sample: Sample
  /** It reports something that it does not report for the sound backend. */
  readonly isFound: boolean
  readonly isThere: boolean
  readonly seconds: number
}

type Outcomes = { readonly get: (name: string) => Outcome | undefined }

const keyOf = ({ operation, kind }: Failure) => `${operation} ${kind}`

export function verdictsOf(
  tool: Tool,
  sample: readonly Sample[],
  outcomes: Outcomes,
): readonly Verdict[] {
  return sample.flatMap((one): Verdict[] => {
    const { name, operation } = one.broken
    const outcome = outcomes.get(name)
    const sound = outcomes.get(soundName(tool, operation))
    if (outcome === undefined || sound === undefined) return []
    const known = new Set(sound.failures.map(keyOf))
    const fresh = outcome.failures.filter((failure) => !known.has(keyOf(failure)))
    return [
      {
        sample: one,
        isFound: fresh.length > 0,
        isThere: fresh.some((failure) => failure.operation === operation),
        seconds: outcome.seconds,
      },
    ]
  })
}

export function falseAlarms(
  tool: Tool,
  sample: readonly Sample[],
  outcomes: Outcomes,
): readonly Failure[] {
  const names = new Set(sample.map(({ broken }) => soundName(tool, broken.operation)))
  return [...names].flatMap((name) => outcomes.get(name)?.failures ?? [])
}
