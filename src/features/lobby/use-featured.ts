import { useMemo } from 'react'
import { closedStateOf } from './game-entry.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import type { GameEntry } from './game-entry.ts'
import { useProviders } from './use-providers.ts'

const MOST_OF_A_KIND = 4
const kinds: readonly GameKind[] = ['casino', 'slot', 'sport']

/** Of each kind the first that are open, in the order in which the operator lists them, by turns. */
const featuredAmong = (providers: readonly GameEntry[]): readonly GameEntry[] => {
  const firsts = kinds.map((kind) =>
    providers
      .filter((one) => one.kind === kind && closedStateOf(one) === null)
      .slice(0, MOST_OF_A_KIND),
  )
  return Array.from({ length: MOST_OF_A_KIND }, (_, at) =>
    firsts.flatMap((list) => list[at] ?? []),
  ).flat()
}

/** Empty until all kinds are known: a row that grows in its middle would move under the finger. */
export const useFeatured = (): readonly GameEntry[] => {
  const { entries, isPending } = useProviders()
  return useMemo(() => (isPending ? [] : featuredAmong(entries)), [entries, isPending])
}
