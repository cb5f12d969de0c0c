import { koi } from '../../src/features/lobby/covers/motifs-land.ts'
import { moon, clouds } from '../../src/features/lobby/covers/motifs-sky.ts'
import { lanterns } from '../../src/features/lobby/covers/motifs-table.ts'
import { palettes } from '../../src/features/lobby/covers/palettes.ts'
import type { CoverInk } from '../../src/features/lobby/covers/palettes.ts'
import { rollFrom } from '../../src/features/lobby/covers/roll.ts'
import type { Motif } from '../../src/features/lobby/covers/shapes.ts'
import { gatePictures } from './gate-pictures.ts'

const [night, wine, jade] = palettes as unknown as readonly [CoverInk, CoverInk, CoverInk]

const svg = (viewBox: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>\n`

const light = (id: string, { mid, deep }: CoverInk): string =>
  `<radialGradient id="${id}" cy=".4" r=".8"><stop stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`

const drawn = (motif: Motif, ink: CoverInk, place: string): string =>
  `<g transform="${place}">${motif(ink, rollFrom('maru'))}</g>`

const card = (id: string, ink: CoverInk, motif: Motif, place: string, scale: number): string =>
  `<g transform="${place}"><rect fill="url(#${id})" width="300" height="400" rx="26" stroke="${ink.light}" stroke-opacity=".3" stroke-width="2"/><g clip-path="url(#h)">${drawn(motif, ink, `translate(150 200)scale(${scale})`)}</g></g>`

/** Three covers fanned out. */
const hand = (): string =>
  svg(
    '0 0 640 480',
    '<clipPath id="h"><rect width="300" height="400" rx="26"/></clipPath>' +
      light('a', jade) +
      light('b', night) +
      light('c', wine) +
      card('a', jade, koi, 'translate(46 100)rotate(-14 150 200)scale(.84)', 0.94) +
      card('c', wine, lanterns, 'translate(342 100)rotate(14 150 200)scale(.84)', 0.94) +
      card('b', night, moon, 'translate(170 40)', 0.94),
  )

/** One motif on a round ground, for a small place. */
const seal = (motif: Motif, ink: CoverInk): string =>
  svg(
    '0 0 300 300',
    `${light('a', ink)}<clipPath id="r"><circle cx="150" cy="150" r="147"/></clipPath><circle cx="150" cy="150" r="148" fill="url(#a)" stroke="${ink.light}" stroke-opacity=".3" stroke-width="3"/><g clip-path="url(#r)">${drawn(motif, ink, 'translate(150 150)scale(.8)')}</g>`,
  )

/** The site's own pictures, drawn of the motifs of covers; path to SVG. */
export const sitePictures = (): ReadonlyMap<string, string> =>
  new Map([
    ['src/ui/art/hand.svg', hand()],
    ['src/ui/art/nothing.svg', seal(lanterns, wine)],
    ['src/ui/art/failure.svg', seal(clouds, night)],
    ...gatePictures(),
  ])
