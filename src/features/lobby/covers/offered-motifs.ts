const splitNames = (names: string): readonly string[] => names.split(' ')

/** Motifs that show a game or a sport, the plainest first. */
const motifsOfOffers: Readonly<Record<string, readonly string[]>> = {
  baccarat: splitNames('cards suit chips'),
  blackjack: splitNames('cards chips suit'),
  poker: splitNames('chips cards suit'),
  roulette: splitNames('wheel chips'),
  dragon_tiger: splitNames('tiger cards'),
  sic_bo: splitNames('dice'),
  football: splitNames('football goal pitch'),
  baseball: splitNames('baseball bats'),
  basketball: splitNames('basketball'),
  volleyball: splitNames('volleyball'),
  ice_hockey: splitNames('skate'),
  esports: splitNames('gamepad'),
}

/** Motifs of games and sports that no list names. */
const unlisted = splitNames('mahjong tennis shuttlecock green')

const gameMotifs = new Set([...unlisted, ...Object.values(motifsOfOffers).flat()])

export type OfferedMotifs = {
  readonly offered: readonly string[]
  /** Motifs of games that the provider does not offer. */
  readonly misleading: ReadonlySet<string>
}

/** The motifs of a provider's offers, the plainest of each offer first. Without offers all are possible. */
export const offeredMotifs = (offers: readonly string[] = []): OfferedMotifs => {
  const lists = offers.flatMap((offer) => {
    const list = Object.hasOwn(motifsOfOffers, offer) ? motifsOfOffers[offer] : undefined
    return list === undefined ? [] : [list]
  })
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const byRank = Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  )
  const offered = new Set(byRank.flat())
  return {
    offered: [...offered],
    misleading:
      lists.length === 0
        ? new Set()
        : new Set([...gameMotifs].filter((motif) => !offered.has(motif))),
  }
}
