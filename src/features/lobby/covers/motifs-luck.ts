import { disc, each, line, path, polar } from './shapes.ts'
import type { Motif } from './shapes.ts'

const signs = [
  'M-17-22H18L-4 24H-16L2-9H-17z',
  'M0-24L22 0 0 24-22 0z',
  'M0-24L7-7 25-7 11 5 16 23 0 12-16 23-11 5-25-7-7-7z',
  'M-20 0a20 20 0 1 1 40 0a20 20 0 1 1-40 0z',
  'M0 22C-30 0-24-22-10-22-4-22 0-18 0-12 0-18 4-22 10-22 24-22 30 0 0 22z',
] as const

export const reels: Motif = ({ main, light, mid, deep }, roll) => {
  const first = roll.between(0, 4)
  const sign = (shift: number) => signs[(first + shift) % 5] ?? signs[0]
  const row = (id: string, d: string, y: number, fill: string) =>
    `<g transform="translate(0 ${y})" fill="${fill}"><path id="${id}" d="${d}"/><use href="#${id}" x="-78"/><use href="#${id}" x="78"/></g>`
  return (
    `<rect x="-126" y="-112" width="252" height="224" rx="22" fill="${deep}" stroke="${main}" stroke-width="4"/>` +
    path('M-78-100V100M0-100V100M78-100V100', `stroke="${mid}" stroke-width="68"`) +
    row('a', sign(roll.between(1, 2)), -68, main) +
    row('b', sign(roll.between(3, 4)), 68, main) +
    `<rect x="-134" y="-33" width="268" height="66" rx="14" fill="${light}"/>` +
    row('c', sign(0), 0, deep)
  )
}

export const coins: Motif = ({ main, light, mid, deep }, roll) => {
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
}

export const gem: Motif = ({ main, light, deep }, roll) => {
  const table = roll.between(52, 62)
  return (
    path(
      each(12, (index) => `M${polar(index / 12, 122)}L${polar(index / 12, index % 2 ? 142 : 134)}`),
      `stroke="${main}" stroke-width="4" stroke-linecap="round"`,
    ) +
    `<g stroke="${deep}" stroke-width="3">` +
    path(`M${-table}-76H${table}L104-22 0 104-104-22z`, `fill="${main}"`) +
    path(`M${-table}-76H${table}L44-22H-44zM-44-22H44L0 104z`, `fill="${light}"`) +
    path(`M${-table}-76L-44-22H-104M${table}-76L44-22H104M0-76L-44-22M0-76L44-22`, 'fill="none"') +
    '</g>'
  )
}

export const beams: Motif = ({ main, light }, roll) => {
  const count = roll.oneOf([7, 9, 11])
  const beam = (index: number) =>
    `M0 130L${polar(-0.24 + (index * 0.48) / count, 330)}L${polar(-0.24 + ((index + 0.52) * 0.48) / count, 330)}z`
  return (
    path(each(count, beam), `fill="${main}" opacity=".8"`) +
    each(3, (index) =>
      path(
        `M${-110 + index * 30} 130a${110 - index * 30} ${110 - index * 30} 0 0 1 ${220 - index * 60} 0z`,
        `fill="${index % 2 ? main : light}"`,
      ),
    )
  )
}

export const eye: Motif = ({ main, light, mid, deep }, roll) => {
  const slit = roll.between(8, 16)
  const lid = roll.between(70, 92)
  return (
    each(3, (index) =>
      path(
        `M-140 0Q0 ${-lid - 40 - index * 26} 140 0`,
        `${line(main, 6 - index)} opacity=".${8 - index * 2}"`,
      ),
    ) +
    path(`M-140 0Q0 ${-lid * 1.5} 140 0 0 ${lid * 1.5}-140 0z`, `fill="${light}"`) +
    disc(0, 0, 56, `fill="${main}"`) +
    disc(0, 0, 45, `${line(mid, 10)} stroke-dasharray="3 5"`) +
    path(`M0-50Q${slit * 2} 0 0 50-${slit * 2} 0 0-50z`, `fill="${deep}"`) +
    disc(18, -20, 8, `fill="${light}"`)
  )
}
