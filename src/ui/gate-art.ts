import casino from './art/gate-casino.svg'
import games from './art/gate-games.svg'
import letters from './art/gate-letters.svg'
import money from './art/gate-money.svg'
import own from './art/gate-own.svg'
import slot from './art/gate-slot.svg'
import sport from './art/gate-sport.svg'

/** Pictures of covers, 560 by 600, by what the member's page is about. */
export const gateArt = { casino, games, letters, money, own, slot, sport } as const
