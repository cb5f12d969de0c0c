import { motifOf } from '../../src/features/lobby/covers/motif.ts'
import { palettes } from '../../src/features/lobby/covers/palettes.ts'
import type { CoverInk } from '../../src/features/lobby/covers/palettes.ts'
import { rollFrom } from '../../src/features/lobby/covers/roll.ts'

/** Motifs by column, each from the top; a wall is cut at its edges. */
type Wall = readonly (readonly string[])[]

const walls: Readonly<Record<string, Wall>> = {
  casino: [
    ['fan', 'mahjong', 'chips'],
    ['cards', 'wheel', 'lanterns'],
    ['moon', 'dice', 'suit'],
    ['crown', 'gem', 'key'],
  ],
  slot: [
    ['lotus', 'fox', 'sail'],
    ['koi', 'reels', 'cherries'],
    ['moon', 'crown', 'butterfly'],
    ['bell', 'gem', 'sunset'],
  ],
  sport: [
    ['shuttlecock', 'medal', 'tennis'],
    ['football', 'cup', 'baseball'],
    ['basketball', 'stopwatch', 'goal'],
    ['jersey', 'skate', 'whistle'],
  ],
  games: [
    ['lotus', 'football', 'chips'],
    ['koi', 'cards', 'fox'],
    ['wheel', 'moon', 'basketball'],
    ['crown', 'reels', 'cup'],
  ],
  money: [
    ['key', 'gem', 'beams'],
    ['star', 'coins', 'crown'],
    ['sun', 'chips', 'arches'],
    ['bell', 'chandelier', 'lotus'],
  ],
  letters: [
    ['moon', 'butterfly', 'curtain'],
    ['lanterns', 'bell', 'bird'],
    ['sail', 'clouds', 'beams'],
    ['roofs', 'sunset', 'bamboo'],
  ],
  own: [
    ['bamboo', 'waves', 'roofs'],
    ['moon', 'stopwatch', 'key'],
    ['lotus', 'lanterns', 'mountains'],
    ['suit', 'star', 'arches'],
  ],
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

const card = (name: string, at: number, ink: CoverInk, place: string): string =>
  `${gradient(`g${at}`, ink)}<g transform="${place}"><rect fill="url(#g${at})" width="300" height="400" rx="28" stroke="${ink.light}" stroke-opacity=".25" stroke-width="3"/><g clip-path="url(#card)"><g transform="translate(150 196)">${drawn(name, ink)}</g></g></g>`

const wall = (columns: Wall): string =>
  columns
    .map((names, x) =>
      names
        .map((name, y) =>
          card(
            name,
            x * names.length + y,
            inkAt(3 + (x * names.length + y) * INK_STEP),
            `translate(${x * 196 - 96} ${y * 256 - 76 - (x % 2) * 96})scale(.6)`,
          ),
        )
        .join(''),
    )
    .join('')

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 600"><clipPath id="card"><rect width="300" height="400" rx="28"/></clipPath><path fill="#0b0e14" d="M0 0h560v600H0z"/>${inside}</svg>\n`

const dusk =
  '<radialGradient id="dusk" cy=".4" r=".78"><stop offset=".3" stop-color="#0b0e14" stop-opacity="0"/><stop offset="1" stop-color="#0b0e14" stop-opacity=".86"/></radialGradient><path fill="url(#dusk)" d="M0 0h560v600H0z"/>'

/** What waits behind the login for guests, by what a place is about; path to SVG. */
export const gatePictures = (): readonly (readonly [path: string, svg: string])[] =>
  Object.entries(walls).map(([name, columns]) => [
    `src/ui/art/gate-${name}.svg`,
    svg(`<g transform="rotate(-8 280 300)">${wall(columns)}</g>${dusk}`),
  ])
