import { motifOf } from '../../src/features/lobby/covers/motif.ts'
import { palettes } from '../../src/features/lobby/covers/palettes.ts'
import { rollFrom } from '../../src/features/lobby/covers/roll.ts'

/** File, motif, place of its ink among the palettes, size; `isRound`: a view through a round window. */
type Picture = readonly [name: string, motif: string, ink: number, scale: number, isRound?: boolean]

const pictures: readonly Picture[] = [
  ['bell', 'bell', 11, 1],
  ['boat', 'sail', 8, 0.98, true],
  ['butterfly', 'butterfly', 12, 1],
  ['chips', 'chips', 2, 1.08],
  ['coins', 'coins', 0, 1.08],
  ['crown', 'crown', 13, 1],
  ['dove', 'bird', 9, 1],
  ['key', 'key', 5, 1],
  ['koi', 'koi', 5, 1],
  ['lanterns', 'lanterns', 9, 1],
  ['owl', 'owl', 14, 1],
  ['stopwatch', 'stopwatch', 12, 1],
]

const svg = ([name, motifName, at, scale, isRound = false]: Picture): string => {
  const motif = motifOf(motifName)
  const ink = palettes[at]
  if (motif === undefined || ink === undefined) throw new Error(`No picture of ${name}.`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-760 -170 1000 340">${isRound ? '<clipPath id="round"><circle r="144"/></clipPath>' : ''}<g${isRound ? ' clip-path="url(#round)"' : ''} transform="scale(${scale})">${motif(ink, rollFrom(`page/${name}`))}</g></svg>\n`
}

/** Behind the heads of pages: a motif, whole; path to SVG. */
export const pagePictures = (): readonly (readonly [path: string, svg: string])[] =>
  pictures.map((picture) => [`src/ui/art/page-${picture[0]}.svg`, svg(picture)])
