import type { Draw, Drawn } from './round.ts'
import { drawBaccaratRound } from './baccarat.ts'
import type { BaccaratShown } from './baccarat.ts'
import { drawSlotRound } from './slot.ts'
import type { SlotShown } from './slot.ts'
import { drawSportRound } from './sport.ts'
import type { SportShown } from './sport.ts'

export type RoundShown = SlotShown | BaccaratShown | SportShown

const rules = { slot: drawSlotRound, casino: drawBaccaratRound, sport: drawSportRound }

export const drawRound: Draw<RoundShown> = (round): Drawn<RoundShown> | null =>
  rules[round.kind](round)
