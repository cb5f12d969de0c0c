import { idsIn } from './titles.ts'

export type Requirement = { readonly id: string; readonly stage: string; readonly text: string }

export type TestTitle = { readonly file: string; readonly title: string }

export type Coverage = {
  readonly requirements: readonly Requirement[]
  /** Tests by requirement id. */
  readonly testsByRequirement: ReadonlyMap<string, readonly TestTitle[]>
  /** Faults in words; empty: every requirement of stage `now` is tested. */
  readonly faults: readonly string[]
}

const stages = ['now', 'next']

/** List items that begin with a requirement's id and stage: `- **R-A-01** (now): text`. */
export function readRequirements(markdown: string): Requirement[] {
  return markdown.split(/\n(?=\S|\n)/).flatMap((block) => {
    const [, id = '', stage = '', text = ''] =
      /^- \*\*(\S+)\*\* \((\w+)\): ([^]*)$/.exec(block) ?? []
    return idsIn(id)[0] === id ? [{ id, stage, text: text.replaceAll(/\s+/g, ' ').trim() }] : []
  })
}

export function coverageOf(
  requirements: readonly Requirement[],
  tests: readonly TestTitle[],
): Coverage {
  const knownIds = new Set(requirements.map(({ id }) => id))
  const testsByRequirement = Map.groupBy(
    tests.flatMap((test) => [...new Set(idsIn(test.title))].map((id) => ({ id, test }))),
    ({ id }) => id,
  )
  const duplicates = requirements.filter(
    ({ id }, position) => requirements.findIndex((other) => other.id === id) !== position,
  )
  const faults = [
    ...duplicates.map(({ id }) => `${id} has two rows`),
    ...requirements
      .filter(({ stage }) => !stages.includes(stage))
      .map(({ id, stage }) => `${id} has the stage "${stage}": it is one of ${stages.join(', ')}`),
    ...requirements
      .filter(({ id, stage }) => stage === 'now' && !testsByRequirement.has(id))
      .map(({ id }) => `${id} has no test`),
    ...[...testsByRequirement]
      .filter(([id]) => !knownIds.has(id))
      .flatMap(([id, entries]) => entries.map(({ test }) => `${test.file} names ${id}, unknown`)),
  ]
  const testsById = new Map(
    [...testsByRequirement].map(([id, entries]) => [id, entries.map((entry) => entry.test)]),
  )
  return { requirements, testsByRequirement: testsById, faults }
}
