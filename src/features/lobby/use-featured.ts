import { useMemo } from 'react'
import { closedStateOf } from './game-entry.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import type { GameEntry } from './game-entry.ts'
import { useProviders } from './use-providers.ts'

const MAX_OF_A_KIND = 4
const kinds: readonly GameKind[] = ['casino', 'slot', 'sport']

/** The first open providers of each kind, in the operator's order, alternating between kinds. */
const featuredAmong = (providers: readonly GameEntry[]): readonly GameEntry[] => {
  const firsts = kinds.map((kind) =>
    providers
      .filter((one) => one.kind === kind && closedStateOf(one) === null)
      .slice(0, MAX_OF_A_KIND),
  )
  return Array.from({ length: MAX_OF_A_KIND }, (_, at) =>
    firsts.flatMap((list) => list[at] ?? []),
  ).flat()
}

/** Empty until all kinds are loaded, because insertions would move tiles under the finger. */
export const useFeatured = (): readonly GameEntry[] => {
  const { entries, isPending } = useProviders()
  return useMemo(() => (isPending ? [] : featuredAmong(entries)), [entries, isPending])
}
