import { useMemo } from 'react'
import { useT } from '../../i18n/language.tsx'
import { withStates } from './game-entry.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import type { GameEntry } from './game-entry.ts'
import { GameRail } from './game-rail.tsx'
import { useKeptGames } from './use-kept-games.ts'

type RecentRailProps = {
  readonly kind: GameKind
  readonly providers: readonly GameEntry[]
}

/** What the member played last of this kind in this browser; nothing if there is none. */
export const RecentRail = ({ kind, providers }: RecentRailProps) => {
  const t = useT()
  const all = useKeptGames('recent')
  const recent = useMemo(
    () =>
      withStates(
        all.filter((entry) => entry.kind === kind),
        providers,
      ),
    [all, kind, providers],
  )
  if (recent.length === 0) return null
  return <GameRail title={t('lobby.recent.title')} entries={recent} />
}
