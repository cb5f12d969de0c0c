import {
  BLACK,
  colourText,
  contrast,
  luminance,
  mix,
  requireColour,
  WHITE,
  withAlpha,
} from './colour.ts'
import type { Colour } from './colour.ts'

/** Roles that a theme must define; all others are derived from them. */
export const baseRoles = ['ground', 'text', 'accent', 'good', 'bad'] as const
export type BaseRole = (typeof baseRoles)[number]

/** Every colour of the site, by role. */
export const roles = [
  'ground',
  'surface-1',
  'surface-2',
  'surface-3',
  'field',
  'glow',
  'scrim',
  'glow-casino',
  'glow-slot',
  'glow-sport',
  'well',
  'hairline',
  'hairline-strong',
  'control-line',
  'focus',
  'neutral',
  'neutral-line',
  'raised',
  'text',
  'text-soft',
  'text-faint',
  'accent-text',
  'accent',
  'accent-high',
  'accent-low',
  'accent-wash',
  'on-accent',
  'good',
  'good-text',
  'good-wash',
  'bad-text',
  'bad-wash',
  'bad',
  'badge',
  'on-badge',
  'on-picture',
  'picture-shade',
  'shine',
  'heart',
  'film-filter',
] as const
export type Role = (typeof roles)[number]
export type ColourRole = Exclude<Role, 'film-filter'>
/** Role to CSS value. */
export type Theme = Readonly<Record<Role, string>>

export const solidGrounds = [
  'ground',
  'surface-1',
  'surface-2',
  'surface-3',
  'glow',
  'field',
] as const

const READABLE = 4.6
const VISIBLE = 3.1

/** The palettes of `covers` in which the drawings of the three kinds of games are. */
const drawnPalettes = { casino: 1, slot: 3, sport: 2 }

/** The first colour on the way from one to another that has this contrast to all grounds. */
function firstReadable(
  from: Colour,
  to: Colour,
  grounds: readonly Colour[],
  ratio: number,
): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const colour = mix(from, to, share)
    if (grounds.every((ground) => contrast(colour, ground) >= ratio)) return colour
  }
  return to
}

const readableOn = (ground: Colour): Colour =>
  contrast(BLACK, ground) > contrast(WHITE, ground) ? BLACK : WHITE

/**
 * Completes a theme of a brand from its base roles; roles that it names itself stay.
 * @param covers palettes of the drawings, whose grounds glow in the same tone
 */
export function deriveTheme(
  namedColours: Readonly<Partial<Record<Role, string>>>,
  covers: readonly (readonly string[])[] = [],
): Theme {
  const colourOf = (role: BaseRole) => requireColour(namedColours[role] ?? '')
  const [ground, text, accent, good, bad] = baseRoles.map(colourOf) as [
    Colour,
    Colour,
    Colour,
    Colour,
    Colour,
  ]
  const isDark = luminance(ground) < luminance(text)
  const pick = <Value>(dark: Value, light: Value): Value => (isDark ? dark : light)
  const surface = (dark: number, light: number) => mix(ground, text, pick(dark, light))
  const surfaces = {
    'surface-1': pick(surface(0.05, 0), mix(ground, WHITE, 0.75)),
    'surface-2': surface(0.09, 0.02),
    'surface-3': surface(0.15, 0.07),
    field: pick(ground, WHITE),
    glow: mix(ground, accent, 0.1),
  }
  const surfaceOf = (role: keyof typeof surfaces) =>
    namedColours[role] === undefined ? surfaces[role] : requireColour(namedColours[role])
  const grounds = solidGrounds.map((role) => (role === 'ground' ? ground : surfaceOf(role)))
  const wash = (colour: Colour) => withAlpha(colour, pick(0.13, 0.11))
  const washedGrounds = (colour: Colour) =>
    grounds.map((background) => mix(background, colour, 0.16))
  const readable = (colour: Colour) =>
    firstReadable(colour, text, [...grounds, ...washedGrounds(colour)], READABLE)
  const glowOf = (colour: Colour) => mix(ground, colour, pick(0.24, 0.2))
  const toneOf = (palette: number, fallback: Colour) => {
    const tone = covers[palette % covers.length]?.[1]
    return tone === undefined ? fallback : requireColour(tone)
  }
  const onAccent = readableOn(accent)
  const darkerAccent = mix(accent, BLACK, 0.07)
  const badge = firstReadable(bad, BLACK, [WHITE], READABLE)
  const derivedColours: Record<ColourRole, Colour> = {
    ground,
    text,
    accent,
    good,
    bad,
    ...surfaces,
    scrim: withAlpha(pick(mix(ground, BLACK, 0.5), mix(text, BLACK, 0.3)), pick(0.66, 0.44)),
    'glow-casino': glowOf(toneOf(drawnPalettes.casino, bad)),
    'glow-slot': glowOf(toneOf(drawnPalettes.slot, accent)),
    'glow-sport': glowOf(toneOf(drawnPalettes.sport, good)),
    well: pick(ground, surfaceOf('surface-3')),
    hairline: withAlpha(text, 0.1),
    'hairline-strong': withAlpha(text, 0.18),
    'control-line': firstReadable(mix(ground, text, 0.3), text, grounds, VISIBLE),
    focus: firstReadable(accent, text, grounds, VISIBLE),
    neutral: pick(surfaceOf('surface-3'), surfaceOf('field')),
    'neutral-line': pick(
      withAlpha(text, 0.1),
      firstReadable(mix(ground, text, 0.3), text, grounds, VISIBLE),
    ),
    raised: pick(surfaceOf('surface-2'), surfaceOf('surface-1')),
    'text-soft': firstReadable(
      mix(text, ground, 0.25),
      text,
      [...grounds, ...washedGrounds(accent)],
      6,
    ),
    'text-faint': firstReadable(mix(text, ground, 0.45), text, grounds, READABLE),
    'accent-text': readable(accent),
    'accent-high': onAccent === WHITE ? accent : mix(accent, WHITE, 0.16),
    'accent-low': contrast(darkerAccent, onAccent) < READABLE ? accent : darkerAccent,
    'accent-wash': wash(accent),
    'on-accent': onAccent,
    'good-text': readable(good),
    'good-wash': wash(good),
    'bad-text': readable(bad),
    'bad-wash': wash(bad),
    badge,
    'on-badge': WHITE,
    'on-picture': [255, 255, 255, 1],
    'picture-shade': [10, 12, 16, 0.86],
    shine: [255, 255, 255, 0.35],
    heart: [255, 122, 138, 1],
  }
  const texts = Object.entries(derivedColours).map(([role, colour]) => [role, colourText(colour)])
  return { ...Object.fromEntries(texts), 'film-filter': 'none', ...namedColours } as Theme
}
