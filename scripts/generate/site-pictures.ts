import { koi, mountains, roofs, waves } from '../../src/features/lobby/covers/motifs-land.ts'
import { moon, clouds } from '../../src/features/lobby/covers/motifs-sky.ts'
import { sail } from '../../src/features/lobby/covers/motifs-tale.ts'
import { lanterns } from '../../src/features/lobby/covers/motifs-table.ts'
import { palettes } from '../../src/features/lobby/covers/palettes.ts'
import type { CoverInk } from '../../src/features/lobby/covers/palettes.ts'
import { rollFrom } from '../../src/features/lobby/covers/roll.ts'
import type { Motif } from '../../src/features/lobby/covers/shapes.ts'
import { gatePictures } from './gate-pictures.ts'
import { pagePictures } from './page-pictures.ts'

type Inks = readonly [CoverInk, CoverInk, CoverInk]

const inkAt = (at: number): CoverInk => palettes[at] ?? palettes[0]

const [night, wine, jade] = [inkAt(0), inkAt(1), inkAt(2)]
/** None is as warm as the main action's gold. */
const [harbour, cobalt, slate, indigo] = [inkAt(5), inkAt(8), inkAt(12), inkAt(3)]

const svg = (viewBox: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>\n`

const light = (id: string, { mid, deep }: CoverInk): string =>
  `<radialGradient id="${id}" cy=".4" r=".8"><stop stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`

const drawn = (motif: Motif, ink: CoverInk, place: string): string =>
  `<g transform="${place}">${motif(ink, rollFrom('maru'))}</g>`

const card = (id: string, ink: CoverInk, motif: Motif, place: string, scale: number): string =>
  `<g transform="${place}"><rect fill="url(#${id})" width="300" height="400" rx="26" stroke="${ink.light}" stroke-opacity=".3" stroke-width="2"/><g clip-path="url(#h)">${drawn(motif, ink, `translate(150 200)scale(${scale})`)}</g></g>`

type Fan = readonly [left: Motif, front: Motif, right: Motif]

/** Three covers fanned out. */
const fan = ([left, front, right]: Fan, [first, second, third]: Inks): string =>
  svg(
    '0 0 640 480',
    '<clipPath id="h"><rect width="300" height="400" rx="26"/></clipPath>' +
      light('a', first) +
      light('b', second) +
      light('c', third) +
      card('a', first, left, 'translate(46 100)rotate(-14 150 200)scale(.84)', 0.94) +
      card('c', third, right, 'translate(342 100)rotate(14 150 200)scale(.84)', 0.94) +
      card('b', second, front, 'translate(170 40)', 0.94),
  )

/** The site's own pictures, drawn of the motifs of covers; path to SVG. */
export const sitePictures = (): ReadonlyMap<string, string> =>
  new Map([
    ['src/ui/art/hand.svg', fan([koi, moon, lanterns], [jade, night, wine])],
    ['src/ui/art/nothing.svg', fan([sail, lanterns, mountains], [harbour, indigo, slate])],
    ['src/ui/art/failure.svg', fan([waves, clouds, roofs], [slate, cobalt, indigo])],
    ...gatePictures(),
    ...pagePictures(),
  ])
