/** Red, green and blue (0 to 255), and alpha (0 to 1). */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const HEX = /^#([0-9a-f]{6})$/
const RGB = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/

/** Reads `#rrggbb` and `rgb(r g b / alpha)`; null: neither. */
export function parseColour(text: string): Colour | null {
  const hex = HEX.exec(text)?.[1]
  if (hex !== undefined) {
    const rgb = Number.parseInt(hex, 16)
    return [rgb >> 16, (rgb >> 8) & 255, rgb & 255, 1]
  }
  const [, red, green, blue, alpha] = RGB.exec(text) ?? []
  return red === undefined ? null : [Number(red), Number(green), Number(blue), Number(alpha)]
}

export function requireColour(text: string): Colour {
  const colour = parseColour(text)
  if (colour === null) throw new Error(`"${text}" is no colour.`)
  return colour
}

export const colourText = ([red, green, blue, alpha]: Colour): string =>
  alpha === 1
    ? `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
    : `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${alpha})`

/** The opaque colour `share` of the way from one to the other. */
export const mix = (from: Colour, to: Colour, share: number): Colour => {
  const [red, green, blue] = from.map((part, index) => part + ((to[index] ?? 0) - part) * share)
  return [red ?? 0, green ?? 0, blue ?? 0, 1]
}

export const withAlpha = ([red, green, blue]: Colour, alpha: number): Colour => [
  red,
  green,
  blue,
  alpha,
]

/** Composites a translucent colour over an opaque one. */
export const composite = (above: Colour, below: Colour): Colour => mix(below, above, above[3])

/** Relative luminance of WCAG 2.2, 0 to 1. */
export function luminance([red, green, blue]: Colour): number {
  const linearLight = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue)
}

/** Contrast ratio of WCAG 2.2 between opaque colours, 1 to 21. */
export function contrast(colour: Colour, other: Colour): number {
  const [a, b] = [luminance(colour), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const BLACK: Colour = [0, 0, 0, 1]
export const WHITE: Colour = [255, 255, 255, 1]
