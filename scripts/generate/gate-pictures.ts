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

/** Motif and palette of three covers fanned out, from the left. */
type Hand = readonly (readonly [motif: string, palette: number])[]

const hands: Readonly<Record<string, Hand>> = {
  money: [
    ['gem', 2],
    ['coins', 0],
    ['crown', 1],
  ],
  letters: [
    ['lanterns', 5],
    ['bird', 14],
    ['bell', 13],
  ],
  own: [
    ['stopwatch', 3],
    ['moon', 8],
    ['key', 9],
  ],
}

const places = [
  'translate(-6 166)rotate(-14 108 144)scale(.76)',
  'translate(146 100)scale(.9)',
  'translate(338 166)rotate(14 108 144)scale(.76)',
]

const hand = (cards: Hand): string =>
  `<radialGradient id="back" cy=".42" r=".7"><stop stop-color="#1f2c52"/><stop offset="1" stop-color="#0b0e14"/></radialGradient><path fill="url(#back)" d="M0 0h560v600H0z"/>` +
  [0, 2, 1]
    .map((at) => {
      const [motif, palette] = cards[at] ?? ['moon', 0]
      return card(motif, at, inkAt(palette), places[at] ?? '')
    })
    .join('')

/** What waits behind the login for guests, by what a place is about; path to SVG. */
export const gatePictures = (): readonly (readonly [path: string, svg: string])[] => [
  ...Object.entries(walls).map(
    ([name, columns]) =>
      [
        `src/ui/art/gate-${name}.svg`,
        svg(`<g transform="rotate(-8 280 300)">${wall(columns)}</g>${dusk}`),
      ] as const,
  ),
  ...Object.entries(hands).map(
    ([name, motifs]) => [`src/ui/art/gate-${name}.svg`, svg(hand(motifs))] as const,
  ),
]
