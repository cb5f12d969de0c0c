import { useMemo } from 'react'
import { alternate, closedStateOf, kinds } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { useProviders } from './use-providers.ts'

const MAX_OF_A_KIND = 4

/** The first open providers of each kind, in the operator's order, alternating between kinds. */
const featuredAmong = (providers: readonly GameEntry[]): readonly GameEntry[] => {
  const openProviders = providers.filter((provider) => closedStateOf(provider) === null)
  return alternate(
    kinds.map((kind) =>
      openProviders.filter((provider) => provider.kind === kind).slice(0, MAX_OF_A_KIND),
    ),
  )
}

/** Empty until all kinds are loaded, because insertions would move tiles under the finger. */
export const useFeatured = (): readonly GameEntry[] => {
  const { entries, isPending } = useProviders()
  return useMemo(() => (isPending ? [] : featuredAmong(entries)), [entries, isPending])
}
