import { disc, each, line, path, polar } from './shapes.ts'
import type { Motif } from './shapes.ts'

const suits = [
  'M0-26L18 0 0 26-18 0z',
  'M0 24C-30 2-26-22-10-22-4-22 0-18 0-12 0-18 4-22 10-22 26-22 30 2 0 24z',
  'M0-26C30-2 26 16 12 16 6 16 2 12 0 8L7 26H-7L0 8C-2 12-6 16-12 16-26 16-30-2 0-26z',
  'M0-26A12 12 0 0 1 9-6 12 12 0 1 1 3 9L7 26H-7L-3 9A12 12 0 1 1-9-6 12 12 0 0 1 0-26z',
] as const

export const cards: Motif = ({ main, light, mid, deep }, roll) => {
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
}

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

export const dice: Motif = ({ main, light, deep, mid }, roll) => {
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
}

export const chips: Motif = ({ main, light, mid, deep }, roll) => {
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
}

export const wheel: Motif = ({ main, light, mid, deep }, roll) => {
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
}

export const arches: Motif = ({ main, light, mid, deep }, roll) => {
  const fills = [mid, main, deep, light] as const
  const depth = roll.between(5, 7)
  return each(depth, (index) => {
    const half = 118 - index * (104 / depth)
    const fill = index === depth - 1 ? light : fills[index % 3]
    return path(`M${-half} 170V-10A${half} ${half} 0 0 1 ${half}-10V170z`, `fill="${fill}"`)
  })
}

export const lanterns: Motif = ({ main, light, mid }, roll) => {
  const lantern = (x: number, y: number, size: number, fill: string) =>
    `<use href="#l" transform="translate(${x} ${y})scale(${size})" fill="${fill}"/>`
  const low = roll.between(-10, 30)
  const side = roll.oneOf([-1, 1])
  return (
    `<defs><g id="l"><rect x="-60" y="-54" width="120" height="108" rx="50"/><path d="M0-260V100M-26-54q-30 54 0 108M26-54q30 54 0 108" ${line(light, 2)}/><path d="M-24-62h48l8 8h-64zM-24 62h48l8-8h-64z" fill="${light}"/><circle cy="8" r="18" fill="${light}"/></g></defs>` +
    disc(20 * side, low, 130, `fill="${main}" opacity=".14"`) +
    lantern(-84 * side, roll.between(-80, -40), 0.5, mid) +
    lantern(96 * side, roll.between(-50, 10), 0.64, mid) +
    lantern(10 * side, low, 1.15, main)
  )
}
