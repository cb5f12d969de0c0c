import { useMemo } from 'react'
import { codeText } from './code-text.ts'
import { slotEntries } from './deal-covers.ts'
import { closedStateOf } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { offersOf } from './offers.ts'
import { useProviders } from './use-providers.ts'
import { useSlotLists } from './use-slot-lists.ts'

/** Few, because each provider costs a call. */
const MAX_PROVIDERS = 3
const MAX_GAMES = 12

type Offering = Pick<GameEntry, 'offers' | 'state'>

const hasOpenJackpot = (item: Offering): boolean =>
  offersOf(item).includes('jackpot') && closedStateOf(item) === null

/** Jackpot games of the first providers that offer some, all at once; empty where the backend names no kinds. */
export const useJackpotGames = (): readonly GameEntry[] => {
  const { slots } = useProviders()
  const providers = useMemo(() => slots.filter(hasOpenJackpot).slice(0, MAX_PROVIDERS), [slots])
  const { lists, endedCount } = useSlotLists(providers)
  return useMemo(() => {
    if (endedCount < providers.length) return []
    return providers.flatMap(({ code, name }) =>
      slotEntries(code, name, lists.get(codeText(code)))
        .filter(hasOpenJackpot)
        .slice(0, MAX_GAMES / providers.length),
    )
  }, [lists, endedCount, providers])
}
