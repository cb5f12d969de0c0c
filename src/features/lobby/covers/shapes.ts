import type { CoverInk } from './palettes.ts'
import type { Roll } from './roll.ts'

/** Draws around the origin, about 100 to each side; the caller moves and sizes it. */
export type Motif = (ink: CoverInk, roll: Roll) => string

/** Whole numbers: a tenth of a unit is nothing on a screen, and costs bytes. */
export const whole = (value: number): number => Math.round(value)

/** The point at `turn` (0 to 1, from the top, clockwise) and `radius`, as `x y`. */
export const polar = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI
  return `${whole(Math.sin(angle) * radius)} ${whole(-Math.cos(angle) * radius)}`
}

/** A disc around `x`, `y`; `rest` holds its other attributes. */
export const disc = (x: number, y: number, radius: number, rest: string): string =>
  `<circle${at('cx', x)}${at('cy', y)} r="${whole(radius)}" ${rest}/>`

const at = (name: string, value: number): string =>
  whole(value) === 0 ? '' : ` ${name}="${whole(value)}"`

/** A path along `d`; `rest` holds its other attributes. */
export const path = (d: string, rest: string): string => `<path d="${d}" ${rest}/>`

/** `draw(0)` to `draw(count - 1)`, joined. */
export const each = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

/** Only strokes, of this width. */
export const line = (colour: string, width: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}"`
