import type { Failure, Outcome, Sample, Tool } from './bench.model.ts'

/** Under which name the sound backend's run is kept. */
export const soundName = ({ isPerOperation }: Tool, operation: string): string =>
  isPerOperation ? `sound ${operation}` : 'sound'

export type Verdict = {
  readonly sample: Sample
  /** It reports something that it does not report of the sound backend. */
  readonly isFound: boolean
  /** And does so at the operation that is broken. */
  readonly isThere: boolean
  readonly seconds: number
}

type Outcomes = { readonly get: (name: string) => Outcome | undefined }

const keyOf = ({ operation, kind }: Failure) => `${operation} ${kind}`

/** What a tool made of each backend; those that it was not yet asked about are left out. */
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

/** What it reports of the sound backend. */
export function falseAlarms(
  tool: Tool,
  sample: readonly Sample[],
  outcomes: Outcomes,
): readonly Failure[] {
  const names = new Set(sample.map(({ broken }) => soundName(tool, broken.operation)))
  return [...names].flatMap((name) => outcomes.get(name)?.failures ?? [])
}
