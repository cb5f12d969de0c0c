import type { Draw } from './round.ts'

export type MatchEnd = 'home' | 'draw' | 'away'

export type OddsShown = {
  readonly kind: 'sport'
  readonly score: readonly [home: number, away: number]
  readonly end: MatchEnd
}

/** Hundredths of the stake that come back for the right pick, and how likely the end is. */
export const matchOdds: Readonly<Record<MatchEnd, { pays: number; chance: number }>> = {
  home: { pays: 210, chance: 0.45 },
  draw: { pays: 330, chance: 0.28 },
  away: { pays: 345, chance: 0.27 },
}

const isEnd = (pick: string): pick is MatchEnd => Object.hasOwn(matchOdds, pick)

const MOST_GOALS = 3

export const drawOdds: Draw<OddsShown> = ({ bet, random }) => {
  const pick = bet.pick ?? 'home'
  if (!isEnd(pick)) return null
  const fate = random()
  const { home, draw } = matchOdds
  const end: MatchEnd =
    fate < home.chance ? 'home' : fate < home.chance + draw.chance ? 'draw' : 'away'
  const least = Math.floor(random() * MOST_GOALS)
  const more = least + 1 + Math.floor(random() * 2)
  const score = { home: [more, least], draw: [least, least], away: [least, more] } as const
  const win = end === pick ? Math.floor((bet.stake * matchOdds[pick].pays) / 100) : 0
  return { win, shown: { kind: 'sport', score: score[end], end } }
}
