import type { Draw, Drawn } from './round.ts'
import { drawOdds } from './odds.ts'
import type { OddsShown } from './odds.ts'
import { drawReels } from './reels.ts'
import type { ReelsShown } from './reels.ts'
import { drawTable } from './table.ts'
import type { TableShown } from './table.ts'

export type HouseShown = ReelsShown | TableShown | OddsShown

const draws = { slot: drawReels, casino: drawTable, sport: drawOdds }

/** What the house draws when a game brings no rule of its own. */
export const houseDraw: Draw<HouseShown> = (round): Drawn<HouseShown> | null =>
  draws[round.kind](round)
