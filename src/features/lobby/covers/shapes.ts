import type { CoverInk } from '../../../generated/brand/cover-palettes.ts'
import type { Roll } from './roll.ts'

/** Draws around the origin, about 100 units to each side; the caller moves and scales it. */
export type Motif = (ink: CoverInk, roll: Roll) => string

/** Whole numbers save bytes; a tenth of a unit is invisible. */
export const whole = (value: number): number => Math.round(value)

/** The point at `turn` (0 to 1, clockwise from the top) and `radius`, as `x y`. */
export const polar = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI
  return `${whole(Math.sin(angle) * radius)} ${whole(-Math.cos(angle) * radius)}`
}

export const disc = (x: number, y: number, radius: number, attributes: string): string =>
  `<circle${centreAttribute('cx', x)}${centreAttribute('cy', y)} r="${whole(radius)}" ${attributes}/>`

const centreAttribute = (name: string, value: number): string =>
  whole(value) === 0 ? '' : ` ${name}="${whole(value)}"`

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`

/** `draw(0)` to `draw(count - 1)`, joined. */
export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Stroke attributes without fill. */
export const line = (colour: string, width: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}"`
