import type { Draw } from './round.ts'
import { seededRandom, wholeBelow } from './random.ts'
import type { Random } from './random.ts'

export type Team = { readonly nameKo: string; readonly nameEn: string; readonly strength: number }

const team = (nameKo: string, nameEn: string, strength: number): Team => ({
  nameKo,
  nameEn,
  strength,
})

/** Invented; strength 1 (weak) to 9. */
const teams: readonly Team[] = [
  team('청룡 시티', 'Cheongnyong City', 9),
  team('은하 유나이티드', 'Eunha United', 8),
  team('백두 FC', 'Baekdu FC', 8),
  team('해오름 로버스', 'Haeoreum Rovers', 7),
  team('솔향 애슬레틱', 'Solhyang Athletic', 6),
  team('달무리 FC', 'Dalmuri FC', 6),
  team('갈매기 타운', 'Galmaegi Town', 5),
  team('단풍골 SC', 'Danpunggol SC', 5),
  team('너울 원더러스', 'Neoul Wanderers', 4),
  team('초롱 레인저스', 'Chorong Rangers', 4),
  team('무지개 볼룬티어스', 'Mujigae Volunteers', 3),
  team('반달 아카데미', 'Bandal Academy', 3),
]

export const ends = ['home', 'draw', 'away'] as const
export type MatchEnd = (typeof ends)[number]

export type Match = {
  readonly home: Team
  readonly away: Team
  readonly chances: Readonly<Record<MatchEnd, number>>
  /** Hundredths: 250 pays 2.5 times the stake. */
  readonly odds: Readonly<Record<MatchEnd, number>>
}

/** One choice of a slip: the index of a match of the slate, and its end. */
export type Leg = { readonly match: number; readonly end: MatchEnd }

export type Slip = { readonly slate: number; readonly legs: readonly Leg[] }

export type SportShown = {
  readonly kind: 'sport'
  readonly slate: number
  readonly results: readonly (Leg & {
    readonly score: readonly [home: number, away: number]
    readonly came: MatchEnd
  })[]
}

const MATCHES = 5
export const MAX_LEGS = 4
const SLATES = 10_000
/** Expected payout in percent of the stake. */
const RETURN_PERCENT = 95

function matchOf(home: Team, away: Team): Match {
  const lead = home.strength + 1 - away.strength
  const draw = 0.29 - Math.abs(lead) * 0.012
  const homeChance = (1 - draw) / (1 + Math.exp(-lead * 0.27))
  const chances = { home: homeChance, draw, away: 1 - draw - homeChance }
  const pays = (chance: number) => Math.floor(RETURN_PERCENT / chance)
  return {
    home,
    away,
    chances,
    odds: { home: pays(chances.home), draw: pays(chances.draw), away: pays(chances.away) },
  }
}

/** Matches of a slate; deterministic by its number. */
export function slateOf(slate: number): readonly Match[] {
  const random = seededRandom(slate + 1)
  const left = [...teams]
  const take = (): Team[] => left.splice(wholeBelow(random, left.length), 1)
  return Array.from({ length: MATCHES }, () => [...take(), ...take()]).flatMap(([home, away]) =>
    home && away ? [matchOf(home, away)] : [],
  )
}

/** A slip as a pick: `12:0home,3away`. */
export const writeSlip = ({ slate, legs }: Slip): string =>
  `${slate}:${legs.map(({ match, end }) => `${match}${end}`).join(',')}`

const SLIP = /^(\d{1,4}):(\d(?:home|draw|away)(?:,\d(?:home|draw|away))*)$/
const LEG = /^(\d)(home|draw|away)$/

/** The slip of a pick; null if it is malformed, repeats a match or names an unknown one. */
export function readSlip(pick: string): Slip | null {
  const [, slate, list = ''] = SLIP.exec(pick) ?? []
  const legs = list.split(',').flatMap((text): Leg[] => {
    const [, match, end] = LEG.exec(text) ?? []
    return match ? [{ match: Number(match), end: end as MatchEnd }] : []
  })
  const places = new Set(legs.map(({ match }) => match))
  const isSound =
    legs.length > 0 &&
    legs.length <= MAX_LEGS &&
    places.size === legs.length &&
    Math.max(...places) < MATCHES
  return slate !== undefined && isSound ? { slate: Number(slate) % SLATES, legs } : null
}

/** Payout in won for a stake of 100 won if every leg wins. */
export function slipOdds(slip: Slip): number {
  const matches = slateOf(slip.slate)
  const product = slip.legs.reduce((sum, { match, end }) => {
    return sum * (matches[match]?.odds[end] ?? 0)
  }, 1)
  return Math.floor(product / 100 ** (slip.legs.length - 1))
}

function playOut({ chances }: Match, random: Random) {
  const fate = random()
  const came: MatchEnd =
    fate < chances.home ? 'home' : fate < chances.home + chances.draw ? 'draw' : 'away'
  const fewer = wholeBelow(random, 3)
  const more = fewer + 1 + wholeBelow(random, 2)
  const scores = { home: [more, fewer], draw: [fewer, fewer], away: [fewer, more] } as const
  return { came, score: scores[came] }
}

/** Plays the matches of a slip; it pays if every leg wins. */
export const drawSportRound: Draw<SportShown> = ({ bet, random }) => {
  const slip = readSlip(bet.pick ?? '')
  if (slip === null) return null
  const matches = slateOf(slip.slate)
  const results = slip.legs.flatMap((leg) => {
    const match = matches[leg.match]
    return match ? [{ ...leg, ...playOut(match, random) }] : []
  })
  const isRight = results.every(({ end, came }) => end === came)
  const win = isRight ? Math.floor((bet.stake * slipOdds(slip)) / 100) : 0
  return { win, shown: { kind: 'sport', slate: slip.slate, results } }
}
