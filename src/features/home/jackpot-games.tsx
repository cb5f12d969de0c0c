import { useT } from '../../i18n/language.tsx'
import { GameRail } from '../lobby/game-rail.tsx'
import { useJackpotGames } from '../lobby/use-jackpot-games.ts'
import { useHasJackpotSource } from './use-jackpot.ts'

const Games = () => {
  const t = useT()
  const games = useJackpotGames()
  return games.length > 0 && <GameRail title={t('home.jackpot.games')} entries={games} />
}

/** The jackpot games themselves, where the operator names no sum (R-HOME-01). */
export const JackpotGames = () => !useHasJackpotSource() && <Games />
