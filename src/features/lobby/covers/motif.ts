import { rankedMotifs } from './deal-motifs.ts'
import type { MotifKind } from './motif-names.ts'
import { animals } from './motifs-animals.ts'
import { casino } from './motifs-casino.ts'
import { nature } from './motifs-nature.ts'
import { scenes } from './motifs-scenes.ts'
import { sky } from './motifs-sky.ts'
import { sport } from './motifs-sport.ts'
import { sportEquipment } from './motifs-sport-equipment.ts'
import { treasure } from './motifs-treasure.ts'
import type { Motif } from './shapes.ts'
import { spokenMotif } from './spoken-motif.ts'

export type CoverKind = MotifKind

const motifs: Readonly<Record<string, Motif>> = {
  ...animals,
  ...casino,
  ...nature,
  ...scenes,
  ...sky,
  ...sport,
  ...sportEquipment,
  ...treasure,
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
  return { name, draw: motifs[name] ?? treasure.reels }
}
