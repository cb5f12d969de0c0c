import { rankedMotifs } from './deal-motifs.ts'
import type { MotifKind } from './motif-names.ts'
import { bird, butterfly, eye, fox, koi, owl, raccoon, tiger } from './motifs-animals.ts'
import { bowtie, cards, chips, dice, mahjong, suit, wheel } from './motifs-casino.ts'
import {
  bamboo,
  bolt,
  cherries,
  flame,
  lotus,
  maple,
  mountains,
  pyramids,
  waves,
} from './motifs-nature.ts'
import { arches, beams, curtain, fan, lanterns, roofs, sail } from './motifs-scenes.ts'
import { clouds, moon, snow, star, sun, sunset } from './motifs-sky.ts'
import {
  baseball,
  basketball,
  chequers,
  cup,
  football,
  lanes,
  pennants,
  pitch,
  tennis,
} from './motifs-sport.ts'
import {
  bats,
  gamepad,
  goal,
  green,
  jersey,
  medal,
  shuttlecock,
  skate,
  stopwatch,
  volleyball,
  whistle,
} from './motifs-sport-equipment.ts'
import { bell, coins, crown, gem, horseshoe, key, reels } from './motifs-treasure.ts'
import type { Motif } from './shapes.ts'
import { spokenMotif } from './spoken-motif.ts'

export type CoverKind = MotifKind

const motifs: Readonly<Record<string, Motif>> = {
  arches,
  bamboo,
  baseball,
  basketball,
  bats,
  beams,
  bell,
  bird,
  bolt,
  bowtie,
  butterfly,
  cards,
  chequers,
  cherries,
  chips,
  clouds,
  coins,
  crown,
  cup,
  curtain,
  dice,
  eye,
  fan,
  flame,
  football,
  fox,
  gamepad,
  gem,
  goal,
  green,
  horseshoe,
  jersey,
  key,
  koi,
  lanes,
  lanterns,
  lotus,
  mahjong,
  maple,
  medal,
  moon,
  mountains,
  owl,
  pennants,
  pitch,
  pyramids,
  raccoon,
  reels,
  roofs,
  sail,
  shuttlecock,
  skate,
  snow,
  star,
  stopwatch,
  suit,
  sun,
  sunset,
  tennis,
  tiger,
  volleyball,
  waves,
  wheel,
  whistle,
}

export const motifOf = (name: string): Motif | undefined => motifs[name]

/** The motif dealt to the cover, else the one in a game's name, else the first of the seed's rank. */
export const motifFor = (
  kind: CoverKind,
  seed: string,
  game = '',
  dealt = spokenMotif(game) ?? '',
): { readonly name: string; readonly draw: Motif } => {
  const name = dealt in motifs ? dealt : (rankedMotifs(kind, seed)[0] ?? '')
  return { name, draw: motifs[name] ?? reels }
}
