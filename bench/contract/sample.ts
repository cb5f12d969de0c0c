import { zoo } from '@maru/contract-verify/zoo'
import type { Break } from '@maru/contract-verify/zoo/layers'
import type { Group, Sample } from './program/bench.model.ts'

const needsSteering: ReadonlySet<string> = new Set([
  'too many requests do not say when to come again',
  'too many requests say a day instead of seconds',
])

const groupOf = (part: string, { check }: Break): Group => {
  if (check === 'at-once-moves-once') return 'concurrency'
  return part === 'rules' ? 'state' : (part as Group)
}

const visible: readonly Sample[] = Object.entries(zoo).flatMap(([part, breaks]) =>
  breaks
    .filter(({ name }) => !needsSteering.has(name))
    .map((broken) => ({ group: groupOf(part, broken), broken })),
)

export const visibleCount = visible.length
export const steeredCount = needsSteering.size

/** The first and then every nth of each group. */
export function sampleOf(every: number): readonly Sample[] {
  const groups = Object.values(Object.groupBy(visible, ({ group }) => group))
  return groups.flatMap((all) => all.filter((_, index) => index % every === 0))
}
