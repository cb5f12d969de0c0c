import { motifOf } from '../../src/features/lobby/covers/motif.ts'
import { palettes } from '../../src/features/lobby/covers/palettes.ts'
import type { CoverInk } from '../../src/features/lobby/covers/palettes.ts'
import { rollFrom } from '../../src/features/lobby/covers/roll.ts'

/** The ink of the first cover, the motif in the middle, those above and below it, and two in each of the columns beside it. */
type Wall = readonly [
  ink: number,
  middle: string,
  above: string,
  below: string,
  left: readonly [string, string],
  right: readonly [string, string],
]

/** By what a page is about; the one in the middle has the inks of the member's page. */
const walls: Readonly<Record<string, Wall>> = {
  comp: [2, 'crown', 'star', 'dice', ['fan', 'gem'], ['lotus', 'cards']],
  deposit: [5, 'coins', 'roofs', 'moon', ['lotus', 'sun'], ['gem', 'waves']],
  devices: [10, 'key', 'clouds', 'dice', ['moon', 'roofs'], ['stopwatch', 'star']],
  game: [7, 'chips', 'dice', 'basketball', ['wheel', 'cards'], ['football', 'reels']],
  help: [3, 'lanterns', 'star', 'fan', ['sail', 'lotus'], ['moon', 'butterfly']],
  limits: [1, 'stopwatch', 'sun', 'mountains', ['lotus', 'waves'], ['moon', 'koi']],
  login: [12, 'koi', 'moon', 'cards', ['lotus', 'football'], ['reels', 'basketball']],
  note: [14, 'bird', 'clouds', 'star', ['butterfly', 'lotus'], ['lanterns', 'roofs']],
  notice: [16, 'bell', 'star', 'moon', ['lanterns', 'sun'], ['roofs', 'clouds']],
  register: [18, 'fox', 'cup', 'lotus', ['crown', 'wheel'], ['butterfly', 'dice']],
  user: [14, 'lanterns', 'moon', 'fan', ['butterfly', 'star'], ['roofs', 'koi']],
  withdraw: [13, 'sail', 'sun', 'waves', ['coins', 'clouds'], ['mountains', 'lanterns']],
}

const inkAt = (at: number): CoverInk => palettes[at % palettes.length] ?? palettes[0]

/** Coprime to the number of palettes, so that neighbours differ. */
const INK_STEP = 3

const drawn = (name: string, ink: CoverInk): string => {
  const motif = motifOf(name)
  if (motif === undefined) throw new Error(`No motif is called ${name}.`)
  return motif(ink, rollFrom(`gate/${name}`))
}

const gradient = (id: string, { mid, deep }: CoverInk): string =>
  `<radialGradient id="${id}" cy=".38" r=".8"><stop stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`

const card = (id: number, name: string | null, ink: CoverInk, place: string): string =>
  `${gradient(`g${id}`, ink)}<g transform="${place}"><rect fill="url(#g${id})" width="300" height="400" rx="28" stroke="${ink.light}" stroke-opacity=".25" stroke-width="3"/>${name === null ? '' : `<g clip-path="url(#card)"><g transform="translate(150 200)">${drawn(name, ink)}</g></g>`}</g>`

/** Beyond the picture's edges only the corners of cards are in sight. */
const columnsOf = ([, middle, above, below, left, right]: Wall): readonly (readonly (
  | string
  | null
)[])[] => [
  [null, null, null],
  [null, ...left, null],
  [above, middle, below],
  [null, ...right, null],
  [null, null, null],
]

const wall = (columns: Wall): string =>
  columnsOf(columns)
    .flatMap((names, x) =>
      names.map((name, y) => {
        const left = 190 + (x - 2) * 196
        const top = 180 + (y - (names.length - 1) / 2) * 256
        const id = x * 4 + y
        return card(
          id,
          name,
          inkAt(columns[0] + id * INK_STEP),
          `translate(${left} ${top})scale(.6)`,
        )
      }),
    )
    .join('')

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 600"><clipPath id="card"><rect width="300" height="400" rx="28"/></clipPath>${inside}</svg>\n`

/** Towards the edges the ground shows through. */
const dusk =
  '<radialGradient id="dusk" cy=".4" r=".78"><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#777"/></radialGradient><mask id="m"><path fill="url(#dusk)" d="M0 0h560v600H0z"/></mask>'

/** Beside forms of guests, by what a page is about; path to SVG. */
export const gatePictures = (): readonly (readonly [path: string, svg: string])[] =>
  Object.entries(walls).map(([name, columns]) => [
    `src/ui/art/gate-${name}.svg`,
    svg(`${dusk}<g mask="url(#m)"><g transform="rotate(-8 280 300)">${wall(columns)}</g></g>`),
  ])
