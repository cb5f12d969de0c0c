import styles from './home-screen.module.css'
import { JackpotLine } from './jackpot-line.tsx'
import { MemberGames, MoreGames } from './member-games.tsx'
import { SearchLink } from '../lobby/search-link.tsx'
import { WalletRow } from './wallet-row.tsx'
import { WaysIn } from './hero.tsx'
import type { Elements } from '../../ui/elements.ts'
import { useT } from '../../i18n/language.tsx'
import { GameRail } from '../lobby/game-rail.tsx'
import { useJackpotGames } from '../lobby/use-jackpot-games.ts'
import { useHasJackpotSource } from './use-jackpot.ts'

const JackpotGameRail = () => {
  const t = useT()
  const games = useJackpotGames()
  return games.length > 0 && <GameRail title={t('home.jackpot.games')} entries={games} />
}

/** The games with a jackpot, in place of its sum if the operator provides none (R-HOME-01). */
const JackpotGames = () => !useHasJackpotSource() && <JackpotGameRail />

export type HomeRowsProps = {
  /** Provides what components for members need (`MemberArea` in `src/app`). */
  readonly wrapForMember: (content: Elements) => Elements
  /** The row's place on home, from top to bottom. */
  readonly place: 'search' | 'memberGames' | 'notices' | 'jackpot' | 'rows' | 'jackpotGames' | 'end'
  /** Whether the browser had a member whose session is over: the ways in replace the member's rows. */
  readonly isForGuest?: boolean
}

export const HomeRows = ({ wrapForMember, place, isForGuest = false }: HomeRowsProps) => {
  if (place === 'jackpot') return <JackpotLine />
  if (isForGuest) return <WaysIn className={styles['ways']} />
  if (place === 'search')
    return wrapForMember(
      <>
        <SearchLink />
        <WalletRow />
      </>,
    )
  if (place === 'memberGames') return wrapForMember(<MemberGames />)
  return wrapForMember(place === 'rows' ? <MoreGames /> : <JackpotGames />)
}
