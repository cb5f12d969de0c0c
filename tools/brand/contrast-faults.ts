import { contrast, composite, requireColour } from './colour.ts'
import type { Colour } from './colour.ts'
import { solidGrounds } from './roles.ts'
import type { ColourRole, Theme } from './roles.ts'

/** A foreground colour and the layers below it, down to an opaque ground. */
type Layers = readonly [ColourRole, ColourRole, ...ColourRole[]]

const hues = ['accent', 'good', 'bad'] as const
const surfaces = solidGrounds.slice(0, 4)
const tones = ['text', 'text-soft', 'text-faint', 'accent-text', 'good-text', 'bad-text'] as const

/** Pairs of text and ground that occur on the site: WCAG 2.2 asks for 4.5:1 (1.4.3). */
const textLayers: readonly Layers[] = [
  ...tones.flatMap((tone) => solidGrounds.map((ground): Layers => [tone, ground])),
  ...hues.flatMap((hue) =>
    surfaces.map((ground): Layers => [`${hue}-text`, `${hue}-wash`, ground]),
  ),
  ...(['text', 'text-soft'] as const).flatMap((tone) => [
    ...hues.map((hue): Layers => [tone, `${hue}-wash`, 'surface-2']),
    ...(['glow-casino', 'glow-slot', 'glow-sport', 'well'] as const).map((ground): Layers => [
      tone,
      ground,
    ]),
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-high'],
  ['on-accent', 'accent-low'],
  ['on-badge', 'badge'],
]

/** Lines that show where a control is, and the focus ring: 3:1 (1.4.11). */
const lineLayers: readonly Layers[] = (['control-line', 'focus'] as const).flatMap((line) =>
  solidGrounds.map((ground): Layers => [line, ground]),
)

export type WeakPair = {
  readonly front: ColourRole
  /** Such as `accent-wash on surface-2`. */
  readonly ground: string
  readonly ratio: number
  readonly minRatio: number
}

/** The pairs of a theme that have too little contrast. */
export function weakPairs(theme: Theme): readonly WeakPair[] {
  const blend = (layers: readonly ColourRole[]): Colour =>
    layers
      .map((role) => requireColour(theme[role]))
      .reduceRight((below, above) => composite(above, below))
  const weakIn = (layerLists: readonly Layers[], minRatio: number) =>
    layerLists.flatMap(([front, ...below]) => {
      const ratio = contrast(blend([front, ...below]), blend(below))
      return ratio >= minRatio ? [] : [{ front, ground: below.join(' on '), ratio, minRatio }]
    })
  return [...weakIn(textLayers, 4.5), ...weakIn(lineLayers, 3)]
}
