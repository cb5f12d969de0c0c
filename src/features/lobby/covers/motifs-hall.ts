import { disc, each, line, path } from './shapes.ts'
import type { Motif } from './shapes.ts'

const spade =
  'M0-104C64-34 92-6 92 34 92 74 34 84 12 44L34 104H-34L-12 44C-34 84-92 74-92 34-92-6-64-34 0-104z'

export const suit: Motif = ({ main, light, mid, deep }, roll) => {
  const layer = (share: number, fill: string) =>
    `<path d="${spade}" transform="translate(0 ${12 * (1 - share)})scale(${share})" fill="${fill}"/>`
  return (
    disc(0, 0, 138, line(mid, roll.oneOf([6, 14]))) +
    layer(1.14, light) +
    layer(0.98, main) +
    layer(0.76, deep) +
    layer(0.36, light)
  )
}

export const mahjong: Motif = ({ main, light, mid, deep }, roll) => {
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
}

export const curtain: Motif = ({ main, light, mid, deep }, roll) => {
  const half =
    path('M-170-190H-36Q-50 30-150 170H-170z', `fill="${main}"`) +
    path(
      'M-170-190H-128Q-126 20-170 120zM-96-190H-66Q-74 20-152 160L-162 150Q-100 20-96-190z',
      `fill="${mid}"`,
    )
  return (
    path(
      `M-24-190L${roll.between(-110, -90)} 150H${roll.between(90, 110)}L24-190z`,
      `fill="${light}" opacity=".2"`,
    ) +
    path('M-110 128a110 26 0 1 0 220 0 110 26 0 1 0-220 0', `fill="${light}"`) +
    half +
    `<g transform="scale(-1 1)">${half}</g>` +
    each(5, (index) =>
      disc(
        index * 76 - 152,
        -128,
        40,
        `fill="${index % 2 ? main : mid}" stroke="${deep}" stroke-width="4"`,
      ),
    ) +
    path('M-190-190H190V-128H-190z', `fill="${mid}"`)
  )
}

export const horseshoe: Motif = ({ main, light, mid, deep }, roll) => {
  const shoe = 'M-62-90C-146 30-76 92 0 92S146 30 62-90'
  return (
    disc(0, 0, 134, `fill="${mid}" opacity=".5"`) +
    `<g transform="rotate(${roll.oneOf([-12, 0, 12])})" stroke-linecap="round">` +
    path(shoe, line(main, 52)) +
    path(shoe, line(light, 34)) +
    path('M-80-52C-120 24-68 92 0 92S120 24 80-52', `${line(deep, 11)} stroke-dasharray="1 44"`) +
    path('M-86-92H-38M86-92H38', line(main, 22)) +
    '</g>'
  )
}

export const bowtie: Motif = ({ main, light, mid, deep }, roll) => {
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
}

export const key: Motif = ({ main, light, mid, deep }, roll) =>
  disc(0, 0, 134, `fill="${mid}" opacity=".45"`) +
  `<g transform="rotate(${roll.oneOf([-45, -32, 32, 45])})">` +
  path('M-11-30H11V130H-11zM11 74H48V96H11zM11 108H38V130H11z', `fill="${main}"`) +
  each(3, (index) =>
    disc([-40, 0, 40][index] ?? 0, [-66, -104, -66][index] ?? 0, 34, `fill="${main}"`),
  ) +
  disc(0, -72, 40, `fill="${light}"`) +
  path('M0-98L20-72 0-46-20-72z', `fill="${deep}"`) +
  '</g>'
