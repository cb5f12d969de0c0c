const splitNames = (names: string): readonly string[] => names.split(' ')

/** Motifs of each kind of games. */
export const motifNames = {
  slot: splitNames(
    'reels sun mountains waves lotus koi roofs fan moon star clouds coins gem beams lanterns sunset arches bamboo crown cherries bell butterfly fox sail snow',
  ),
  casino: splitNames(
    'cards chips wheel dice arches lanterns fan roofs moon suit mahjong curtain horseshoe bowtie key crown gem lotus',
  ),
  sport: splitNames(
    'football basketball baseball tennis pitch lanes chequers cup pennants shuttlecock skate stopwatch goal jersey whistle medal green beams volleyball gamepad bats',
  ),
} as const

export type MotifKind = keyof typeof motifNames
