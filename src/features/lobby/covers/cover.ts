import { motifFor } from './motif.ts'
import type { CoverKind } from './motif.ts'
import { palettes } from '../../../generated/brand/cover-palettes.ts'
import type { CoverInk } from '../../../generated/brand/cover-palettes.ts'
import { hashOf, rollFrom } from './roll.ts'
import type { Roll } from './roll.ts'
import { disc } from './shapes.ts'
import { escapeText, sizeFor, typeset } from './typesetting.ts'
import type { TypeSetting } from './typesetting.ts'

export type { CoverKind } from './motif.ts'

export type GameCover = {
  /** Typeset on the cover and searched for a motif. */
  name: string
  /** The provider by a text that is equal in every language: all its names, or a code. */
  provider: string
  kind: CoverKind
  /** Composition seed, where a game has several names: all of them, or a code. */
  seed?: string
  /** The motif dealt to it in its list (deal-motifs.ts). */
  motif?: string | undefined
  /** A cover twice as wide, with this line above the name. */
  lead?: string | undefined
}

export type ProviderCover = {
  name: string
  kind: CoverKind
  /** The text by which games name this provider, if different from `name`. */
  provider?: string
  /** The motif dealt to it in its list (deal-motifs.ts). */
  motif?: string | undefined
}

export type CoverSubject = { readonly game: GameCover } | { readonly provider: ProviderCover }

const INKS_OF_A_PROVIDER = 4
/** Coprime to the number of palettes, so that the palettes of a provider differ. */
const INK_STEP = 5

/** One of the provider's palettes; the first one without a game's seed. */
const inkOf = (provider: string, kind: CoverKind, seed?: string): CoverInk => {
  const turn = seed === undefined ? 0 : hashOf(`${seed}/ink`) % INKS_OF_A_PROVIDER
  const index = hashOf(`${kind}/${provider}`) + turn * INK_STEP
  return palettes[index % palettes.length] ?? palettes[0]
}

const ground = (width: number, height: number, x: number, { mid, deep }: CoverInk): string =>
  `<radialGradient id="g" cx="${x}" cy=".34" r=".8"><stop stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
  `<rect fill="url(#g)" width="${width}" height="${height}"/>`

const fade = (colour: string, to: number, opacity: number): string =>
  `<linearGradient id="f" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="${to}" stop-color="${colour}" stop-opacity="${opacity}"/></linearGradient>`

const frame = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`

const LEFT = 14

const drawWords = ({ size, lines }: TypeSetting, bottom: number, colour: string) => {
  const lineHeight = Math.round(size * 1.16)
  const firstY = bottom - (lines.length - 1) * lineHeight
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${LEFT}" y="${firstY + index * lineHeight}">${escapeText(line)}</tspan>`,
  )
  return `<text font-family="system-ui,sans-serif" font-weight="800" font-size="${size}" fill="${colour}">${spans.join('')}</text>`
}

/** The motif's place, right of and below the corner in which a tile has its heart. */
const GAME_ART = 'translate(156 166)'

const LEANS = [-8, 0, 0, 8] as const

/** A small shape behind the motif, so that two games with one motif differ. */
const accentOf = (roll: Roll, { main, light }: CoverInk): string => {
  const x = roll.between(30, 270)
  const y = roll.between(40, 150)
  return roll.oneOf([
    '',
    disc(x, y, roll.between(90, 150), `fill="${main}" opacity=".12"`),
    disc(150, 150, 172, `fill="none" stroke="${light}" stroke-width="1.5" opacity=".35"`),
    `<path d="M0 ${y + 60}h300v400H0z" fill="${main}" opacity=".1"/>`,
    `<path d="M${x - 120} 0h90l-200 400h-90z" fill="${light}" opacity=".07"/>`,
  ])
}

/** The provider's inks, in some covers with two of them swapped. */
const moodOf = (roll: Roll, ink: CoverInk): CoverInk =>
  roll.oneOf([
    ink,
    ink,
    { ...ink, main: ink.light, light: ink.main },
    { ...ink, mid: ink.deep, deep: ink.mid },
  ])

const foot = (name: string, { light }: CoverInk): string =>
  '<rect fill="url(#f)" y="250" width="300" height="150"/>' +
  drawWords(typeset(name, 276, sizeFor(name, 38, 34)), 378, light)

/** The name at the bottom of a portrait, where the picture fades to `deep`; without a name the picture alone. */
const portrait = (name: string, ink: CoverInk, deep: string, art: string): string =>
  frame(
    300,
    400,
    ground(300, 400, 0.5, { ...ink, deep }) +
      (name === '' ? art : fade(deep, 0.42, 0.94) + art + foot(name, ink)),
  )

/** Motifs without an outline of their own, which a disc gives them beside a name. */
const MOTIFS_WITHOUT_OUTLINE = new Set(
  'bamboo beams bowtie chequers clouds curtain fan goal green lanes mountains pennants pitch pyramids roofs sail skate tennis waves'.split(
    ' ',
  ),
)

/** The motif's place, beside the name and above its last line. */
const MOTIF_CENTRE = { x: 249, y: 80 }

const besideName = (motif: string, art: string, { main, light }: CoverInk): string => {
  const { x, y } = MOTIF_CENTRE
  if (!MOTIFS_WITHOUT_OUTLINE.has(motif))
    return `<g transform="translate(${x} ${y})scale(.45)">${art}</g>`
  return (
    `<clipPath id="c"><circle cx="${x}" cy="${y}" r="60"/></clipPath>` +
    disc(x, y, 60, `fill="${main}" opacity=".16"`) +
    `<g clip-path="url(#c)"><g transform="translate(${x} ${y})scale(.45)">${art}</g></g>` +
    disc(x, y, 60, `fill="none" stroke="${light}" stroke-width="2" opacity=".5"`)
  )
}

/** The name beside the picture (320 by 180), below who made the game. */
const landscape = (name: string, lead: string, ink: CoverInk, art: string): string => {
  const nameSetting = typeset(name, 176, sizeFor(name, 26, 21))
  const leadSetting = typeset(lead, 176, 13)
  return frame(
    320,
    180,
    ground(320, 180, 0.8, ink) +
      art +
      drawWords(
        { ...leadSetting, lines: leadSetting.lines.slice(0, 1) },
        126 - (nameSetting.lines.length - 1) * 32,
        ink.light,
      ) +
      drawWords(nameSetting, 160, ink.light),
  )
}

/**
 * A game's cover, 300 by 400 units, as SVG text of at most 2,048 bytes. The provider determines four palettes, of
 * which the seed chooses; the list deals the motif; the seed determines the composition. Deterministic.
 */
export const drawCover = ({
  name,
  provider,
  kind,
  seed = name,
  motif,
  lead,
}: GameCover): string => {
  const roll = rollFrom(`${provider}/${seed}`)
  const ink = inkOf(provider, kind, seed)
  const mood = moodOf(roll, ink)
  const { name: motifName, draw } = motifFor(kind, `${provider}/${seed}`, name, motif)
  if (lead !== undefined)
    return landscape(
      name,
      lead,
      { ...ink, mid: mood.mid },
      besideName(motifName, draw(mood, roll), mood),
    )
  const lean = name === '' ? 0 : roll.oneOf(LEANS)
  const art =
    accentOf(roll, mood) +
    `<g transform="${GAME_ART}rotate(${lean})scale(0.84)">${draw(mood, roll)}</g>`
  return portrait(name, { ...mood, light: ink.light }, ink.deep, art)
}

/** A provider's cover, 320 by 180: the motif beside the name. */
export const drawProviderCover = ({
  name,
  kind,
  provider = name,
  motif,
}: ProviderCover): string => {
  const roll = rollFrom(provider)
  const ink = inkOf(provider, kind)
  const { name: motifName, draw } = motifFor(kind, provider, provider, motif)
  const art = draw(ink, roll)
  return frame(
    320,
    180,
    ground(320, 180, 0.8, ink) +
      (name === ''
        ? `<g transform="translate(232 90)scale(.54)">${art}</g>`
        : besideName(motifName, art, ink)) +
      drawWords(typeset(name, 176, sizeFor(name, 28, 24)), 160, ink.light),
  )
}

export const drawSubject = (subject: CoverSubject): string =>
  'game' in subject ? drawCover(subject.game) : drawProviderCover(subject.provider)

/** The drawing as a data URL for `<img>`, with minimal escaping. */
export const coverDataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)
    .replace(/%20/g, ' ')
    .replace(/%3D/g, '=')
    .replace(/%3A/g, ':')
    .replace(/%2F/g, '/')
    .replace(/%22/g, "'")}`
