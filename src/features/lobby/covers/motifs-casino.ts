import { disc, each, line, path, polar } from './shapes.ts'
import type { Motif } from './shapes.ts'

const spade =
  'M0-104C64-34 92-6 92 34 92 74 34 84 12 44L34 104H-34L-12 44C-34 84-92 74-92 34-92-6-64-34 0-104z'

const suits = [
  'M0-26L18 0 0 26-18 0z',
  'M0 24C-30 2-26-22-10-22-4-22 0-18 0-12 0-18 4-22 10-22 26-22 30 2 0 24z',
  'M0-26C30-2 26 16 12 16 6 16 2 12 0 8L7 26H-7L0 8C-2 12-6 16-12 16-26 16-30-2 0-26z',
  'M0-26A12 12 0 0 1 9-6 12 12 0 1 1 3 9L7 26H-7L-3 9A12 12 0 1 1-9-6 12 12 0 0 1 0-26z',
] as const

const faces = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
] as const

export const casino = {
  suit: ({ main, light, mid, deep }, roll) => {
    const layer = (share: number, fill: string) =>
      `<path d="${spade}" transform="translate(0 ${12 * (1 - share)})scale(${share})" fill="${fill}"/>`
    return (
      disc(0, 0, 138, line(mid, roll.oneOf([6, 14]))) +
      layer(1.14, light) +
      layer(0.98, main) +
      layer(0.76, deep) +
      layer(0.36, light)
    )
  },

  cards: ({ main, light, mid, deep }, roll) => {
    const hand = roll.between(3, 5)
    const step = roll.between(13, 17)
    const lean = hand * 4
    return (
      each(hand, (index) => {
        const front = index === hand - 1
        const fill = front ? light : index % 2 ? main : mid
        return `<rect x="-54" y="-112" width="108" height="156" rx="12" transform="rotate(${(index - hand + 1) * step + lean} 0 120)" fill="${fill}" stroke="${deep}" stroke-width="3"/>`
      }) +
      `<g transform="rotate(${lean} 0 120)translate(0-34)"><path d="${roll.oneOf(suits)}" transform="scale(1.5)" fill="${deep}"/></g>`
    )
  },

  dice: ({ main, light, deep, mid }, roll) => {
    const die = (x: number, y: number, lean: number, fill: string, ink: string) => {
      return (
        `<g transform="translate(${x} ${y})rotate(${lean})"><rect x="-58" y="-58" width="116" height="116" rx="22" fill="${fill}" stroke="${deep}" stroke-width="4"/>` +
        roll
          .oneOf<readonly (readonly [number, number])[]>(faces)
          .map(([px, py]) => disc(px * 28, py * 28, 11, `fill="${ink}"`))
          .join('') +
        '</g>'
      )
    }
    return (
      disc(0, 0, 122, `fill="${mid}" opacity=".6"`) +
      die(-36, -34, roll.between(-30, -8), main, deep) +
      die(38, 34, roll.between(6, 28), light, deep)
    )
  },

  chips: ({ main, light, mid, deep }, roll) => {
    const chip = (x: number, y: number, size: number, fill: string, rim: string) =>
      disc(x, y, size, `fill="${fill}"`) +
      disc(
        x,
        y,
        size - 9,
        `${line(rim, 16)} stroke-dasharray="${(size - 9) * 0.35} ${(size - 9) * 0.435}"`,
      ) +
      disc(x, y, size * 0.62, `${line(rim, 2)}`)
    const side = roll.oneOf([-1, 1])
    return (
      chip(-58 * side, 44, 62, mid, main) +
      chip(62 * side, 58, 54, main, deep) +
      disc(0, -22, 92, `fill="${deep}"`) +
      chip(0, -22, 88, light, main) +
      `<path d="${roll.oneOf(suits)}" transform="translate(0-22)scale(1.35)" fill="${deep}"/>`
    )
  },

  wheel: ({ main, light, mid, deep }, roll) => {
    const fields = roll.oneOf([16, 18, 24])
    const long = (2 * Math.PI * 106) / fields / 2
    const dash = `stroke-dasharray="${long.toFixed(2)}"`
    return (
      disc(0, 0, 142, `fill="${deep}" stroke="${main}" stroke-width="5"`) +
      disc(0, 0, 106, `${line(mid, 44)}`) +
      disc(0, 0, 106, `${line(main, 44)} ${dash}`) +
      disc(0, 0, 78, `fill="${deep}" stroke="${light}" stroke-width="3"`) +
      path(
        each(8, (index) => `M0 0L${polar(index / 8, 62)}`),
        `stroke="${main}" stroke-width="4"`,
      ) +
      disc(0, 0, 24, `fill="${light}"`) +
      path(
        `M0 0m${polar(roll.between(0, 23) / 24, 106)}h.1`,
        `stroke="${light}" stroke-width="22" stroke-linecap="round"`,
      )
    )
  },

  mahjong: ({ main, light, mid, deep }, roll) => {
    const tile = (x: number, y: number, lean: number, inside: string) =>
      `<g transform="translate(${x} ${y})rotate(${lean})"><rect x="-46" y="-58" width="100" height="132" rx="16" fill="${mid}"/><rect x="-50" y="-66" width="100" height="132" rx="16" fill="${light}"/>${inside}</g>`
    const rings = each(4, (index) =>
      disc(
        (index % 2) * 44 - 22,
        Math.floor(index / 2) * 58 - 29,
        15,
        line(index % 3 ? deep : main, 8),
      ),
    )
    const sticks = path('M-24-46V-8M0-46V-8M24-46V-8M-24 8V46M0 8V46M24 8V46', line(deep, 11))
    return (
      tile(-66, 14, roll.between(-20, -8), sticks) +
      tile(66, 26, roll.between(8, 18), path('M-26-34H26V34H-26z', line(main, 10))) +
      tile(0, -36, 0, rings)
    )
  },

  bowtie: ({ main, light, mid, deep }, roll) => {
    const dots = roll.oneOf([
      each(6, (index) =>
        disc((index % 3) * 26 - 104, Math.floor(index / 3) * 46 - 24, 8, `fill="${light}"`),
      ),
      path('M-110-60V66M-84-52V52M-58-34V34', line(light, 6)),
    ])
    const wing = path('M-14-18L-124-78V82L-14 22z', `fill="${main}"`) + dots
    return (
      path('M-170-190L0-30-70 60-190-60z', `fill="${light}"`) +
      path('M170-190L0-30 70 60 190-60z', `fill="${light}"`) +
      path('M0-30L-60 190H60z', `fill="${mid}"`) +
      `<g transform="translate(0 6)">${wing}<g transform="scale(-1 1)">${wing}</g><rect x="-24" y="-32" width="48" height="68" rx="14" fill="${main}" stroke="${deep}" stroke-width="6"/></g>`
    )
  },
} satisfies Readonly<Record<string, Motif>>
