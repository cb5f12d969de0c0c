import { disc, each, line, path, polar } from './shapes.ts'
import type { Motif } from './shapes.ts'

const symbols = [
  'M-17-22H18L-4 24H-16L2-9H-17z',
  'M0-24L22 0 0 24-22 0z',
  'M0-24L7-7 25-7 11 5 16 23 0 12-16 23-11 5-25-7-7-7z',
  'M-20 0a20 20 0 1 1 40 0a20 20 0 1 1-40 0z',
  'M0 22C-30 0-24-22-10-22-4-22 0-18 0-12 0-18 4-22 10-22 24-22 30 0 0 22z',
] as const

export const treasure = {
  reels: ({ main, light, mid, deep }, roll) => {
    const firstSymbol = roll.between(0, 4)
    const symbolAt = (shift: number) => symbols[(firstSymbol + shift) % 5] ?? symbols[0]
    const row = (id: string, d: string, y: number, fill: string) =>
      `<g transform="translate(0 ${y})" fill="${fill}"><path id="${id}" d="${d}"/><use href="#${id}" x="-78"/><use href="#${id}" x="78"/></g>`
    return (
      `<rect x="-126" y="-112" width="252" height="224" rx="22" fill="${deep}" stroke="${main}" stroke-width="4"/>` +
      path('M-78-100V100M0-100V100M78-100V100', `stroke="${mid}" stroke-width="68"`) +
      row('a', symbolAt(roll.between(1, 2)), -68, main) +
      row('b', symbolAt(roll.between(3, 4)), 68, main) +
      `<rect x="-134" y="-33" width="268" height="66" rx="14" fill="${light}"/>` +
      row('c', symbolAt(0), 0, deep)
    )
  },

  coins: ({ main, light, mid, deep }, roll) => {
    const side = roll.oneOf([-1, 1])
    const coin = (x: number, y: number, size: number, fill: string) =>
      `<use href="#c" transform="translate(${x} ${y})scale(${size})" fill="${fill}"/>`
    return (
      `<defs><g id="c"><circle r="60" stroke="${deep}" stroke-width="4"/><g ${line(deep, 5)}><circle r="48"/><path d="M0-40v16M0 24v16M-40 0h16M24 0h16"/></g><path d="M-16-16h32v32h-32z" fill="${deep}"/></g></defs>` +
      coin(-70 * side, 62, 0.8, mid) +
      coin(80 * side, 30, 0.7, main) +
      coin(roll.between(40, 70) * side, -74, 0.6, mid) +
      coin(-14 * side, -14, 1.3, light)
    )
  },

  gem: ({ main, light, deep }, roll) => {
    const table = roll.between(52, 62)
    return (
      path(
        each(
          12,
          (index) => `M${polar(index / 12, 122)}L${polar(index / 12, index % 2 ? 142 : 134)}`,
        ),
        `stroke="${main}" stroke-width="4" stroke-linecap="round"`,
      ) +
      `<g stroke="${deep}" stroke-width="3">` +
      path(`M${-table}-76H${table}L104-22 0 104-104-22z`, `fill="${main}"`) +
      path(`M${-table}-76H${table}L44-22H-44zM-44-22H44L0 104z`, `fill="${light}"`) +
      path(
        `M${-table}-76L-44-22H-104M${table}-76L44-22H104M0-76L-44-22M0-76L44-22`,
        'fill="none"',
      ) +
      '</g>'
    )
  },

  crown: ({ main, light, mid, deep }, roll) => {
    const tips = roll.oneOf([-52, -36])
    return (
      path(
        each(9, (index) => `M${polar((index - 4) / 22, 128)}L${polar((index - 4) / 22, 150)}`),
        `stroke="${main}" stroke-width="5" stroke-linecap="round"`,
      ) +
      path(`M-96 66L-116 ${tips}-54 2 0-92 54 2 116 ${tips} 96 66z`, `fill="${main}"`) +
      path(`M0-92L54 2 116 ${tips} 96 66H0z`, `fill="${light}" opacity=".35"`) +
      path('M-98 56H98V92H-98z', `fill="${light}"`) +
      disc(-116, tips - 8, 12, `fill="${light}"`) +
      disc(116, tips - 8, 12, `fill="${light}"`) +
      disc(0, -102, 14, `fill="${light}"`) +
      path('M0 14L18 38 0 60-18 38z', `fill="${deep}"`) +
      each(5, (index) => disc(index * 40 - 80, 74, 8, `fill="${mid}"`))
    )
  },

  horseshoe: ({ main, light, mid, deep }, roll) => {
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
  },

  key: ({ main, light, mid, deep }, roll) =>
    disc(0, 0, 134, `fill="${mid}" opacity=".45"`) +
    `<g transform="rotate(${roll.oneOf([-45, -32, 32, 45])})">` +
    path('M-11-30H11V130H-11zM11 74H48V96H11zM11 108H38V130H11z', `fill="${main}"`) +
    each(3, (index) =>
      disc([-40, 0, 40][index] ?? 0, [-66, -104, -66][index] ?? 0, 34, `fill="${main}"`),
    ) +
    disc(0, -72, 40, `fill="${light}"`) +
    path('M0-98L20-72 0-46-20-72z', `fill="${deep}"`) +
    '</g>',

  bell: ({ main, light, mid, deep }, roll) =>
    each(3, (index) =>
      disc(
        0,
        -10,
        116 + index * 20,
        `${line(main, 3)} opacity=".${5 - index}" stroke-dasharray="90 60"`,
      ),
    ) +
    `<g transform="rotate(${roll.between(-14, 14)})">` +
    disc(0, -96, 16, line(light, 8)) +
    disc(0, 88, 22, `fill="${light}"`) +
    path('M-92 74C-64 44-66-84 0-84S64 44 92 74z', `fill="${main}"`) +
    path('M0-84C66-84 64 44 92 74H30C50 30 40-60 0-84z', `fill="${light}" opacity=".4"`) +
    path('M-96 66H96V84H-96z', `fill="${light}"`) +
    path('M-62 20H62', line(mid, 6)) +
    path('M-52-20H52', line(deep, 3)) +
    '</g>',
} satisfies Readonly<Record<string, Motif>>
