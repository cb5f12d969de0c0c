import { readScenarios } from '../input/scenario-files.ts'
import { judgeSources } from '../mutants/judge-sources.ts'
import type { SourceVerdict } from '../mutants/judge-sources.ts'
import { draw } from '../mutants/source-mutants.ts'

const share = (count: number, all: readonly SourceVerdict[]): string =>
  `${count} of ${all.length}`.padStart(11)

const isNoticed = ({ noticedOn }: SourceVerdict): boolean => noticedOn !== null
const isByMachines = ({ noticedOn }: SourceVerdict): boolean => noticedOn === 'machine'

const row = (name: string, all: readonly SourceVerdict[]): string =>
  `${name.padEnd(14)}${share(all.filter(isByMachines).length, all)}${share(all.filter(isNoticed).length, all)}`

export const noticedTable = (verdicts: readonly SourceVerdict[]): string =>
  [
    `${'class'.padEnd(14)}${'machines'.padStart(11)}${'and screens'.padStart(11)}`,
    ...[...Map.groupBy(verdicts, (verdict) => verdict.class)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, all]) => row(name, all)),
    row('all', verdicts),
  ].join('\n')

export type MutantChoice = {
  readonly names: readonly string[]
  readonly count: number
  readonly seed: number
}

export async function playSourceMutants({ names, count, seed }: MutantChoice): Promise<number> {
  const scenarios = readScenarios(names)
  const choose: Parameters<typeof judgeSources>[1] = (all) => draw(all, count, seed)
  const verdicts = await judgeSources(scenarios, choose, (verdict) => {
    if (!isNoticed(verdict))
      console.log(`no scenario notices: ${verdict.place} (${verdict.class}): ${verdict.words}`)
  })
  console.log(`\n${noticedTable(verdicts)}`)
  return verdicts.every(isNoticed) ? 0 : 1
}
