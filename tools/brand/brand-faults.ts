import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { textFaults } from '#messages'
import type { Brand, LineOf } from './brand.model.ts'
import { contrast, requireColour } from './colour.ts'
import { weakPairs } from './contrast-faults.ts'
import type { Theme } from './roles.ts'

type Source = { readonly path: string; readonly lineOf: LineOf; readonly root: string }

/** Width and height in pixels of a PNG; null: it is none. */
function pngSize(file: string): readonly [number, number] | null {
  const bytes = readFileSync(file)
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return null
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const KB = 1_024

/** Files by their place in brand.yaml, with their most bytes and, for squares of PNG, their pixels. */
const fileRules = ({ logo, icons, heroPicture, film, type }: Brand) => [
  { at: ['logo', 'dark'], file: logo.dark, max: 16 * KB },
  { at: ['logo', 'light'], file: logo.light, max: 16 * KB },
  { at: ['icons', 'svg'], file: icons.svg, max: 16 * KB },
  { at: ['icons', 'touch'], file: icons.touch, max: 64 * KB, pixels: 180 },
  { at: ['icons', 'small'], file: icons.small, max: 64 * KB, pixels: 192 },
  { at: ['icons', 'large'], file: icons.large, max: 256 * KB, pixels: 512 },
  { at: ['hero', 'picture'], file: heroPicture, max: 120 * KB },
  ...film.map((file, index) => ({ at: ['hero', 'film', index], file, max: 2_048 * KB })),
  ...type.files.map(({ file }, index) => ({ at: ['type', 'files', index], file, max: 120 * KB })),
]

function fileFaults(brand: Brand, { path, lineOf, root }: Source): readonly string[] {
  return fileRules(brand).flatMap(({ at, file, max, ...rule }) => {
    const name = relative(root, file)
    const fault = (sentence: string) => [`${path}:${lineOf(at)}: ${at.join('.')}: ${sentence}`]
    let bytes
    try {
      bytes = readFileSync(file).length
    } catch {
      return fault(`${name} does not exist; put the file into files/ beside brand.yaml.`)
    }
    if (bytes > max) {
      return fault(
        `${name} has ${Math.ceil(bytes / KB)} kB; at most ${max / KB} kB keep a first visit fast.`,
      )
    }
    if (!('pixels' in rule)) return []
    const size = pngSize(file)
    if (size?.[0] === rule.pixels && size[1] === rule.pixels) return []
    const problem = size === null ? 'is no PNG' : `has ${size.join(' × ')} pixels`
    return fault(`${name} ${problem}; save it as a PNG of ${rule.pixels} × ${rule.pixels} pixels.`)
  })
}

function contrastFaults(
  name: 'dark' | 'light',
  theme: Theme,
  { path, lineOf }: Source,
): readonly string[] {
  return weakPairs(theme).map(({ front, ground, ratio, minRatio: minRatio }) => {
    const line = lineOf(['colours', name, front])
    return `${path}:${line}: colours.${name}: ${front} (${theme[front]}) on ${ground} has a contrast of ${ratio.toFixed(2)}:1 and needs ${minRatio}:1 (WCAG 2.2 AA); choose a ${front} that differs more from it.`
  })
}

/** Names are written in the lightest tone on the darkest. */
const coverFaults = ({ covers }: Brand, { path, lineOf }: Source): readonly string[] =>
  covers.flatMap(([deep, , , light], index) => {
    const ratio = contrast(requireColour(light), requireColour(deep))
    return ratio >= 4.5
      ? []
      : [
          `${path}:${lineOf(['covers', index])}: covers.${index}: ${light} on ${deep} has a contrast of ${ratio.toFixed(2)}:1 and needs 4.5:1; choose a darker first or a lighter last tone.`,
        ]
  })

/** Texts of the brand, each of which every language of the brand must have. */
const textsIn = ({ words, memberTexts, operator, licence, dispute }: Brand) => [
  ...Object.entries(words).map(([id, texts]) => ({ id, texts })),
  ...Object.entries({
    'times.deposit': memberTexts.deposit,
    'times.withdrawal': memberTexts.withdrawal,
    'about.level': memberTexts.level,
    'about.comp': memberTexts.comp,
    operator,
    licence,
    'dispute.name': dispute?.name ?? {},
  })
    .filter(([, texts]) => Object.keys(texts).length > 0)
    .map(([id, texts]) => ({ id, texts })),
]

const placeOfText = (id: string): readonly string[] => {
  if (id === 'page.description') return ['hero', 'lead']
  if (id === 'home.hero.title' || id === 'home.hero.lead') return ['hero', id.slice(10)]
  if (id === 'money.unit' || id === 'home.jackpot.unit') return ['currency']
  const isOwnKey = /^(?:times|about)\.\w+$|^(?:operator|licence|dispute\.name)$/.test(id)
  return isOwnKey ? id.split('.') : ['words', id]
}

function languageFaults(brand: Brand, { path, lineOf }: Source): readonly string[] {
  const faults = textsIn(brand).flatMap(({ id, texts }) => {
    const missingLanguages = brand.languages.filter((language) => texts[language] === undefined)
    const place = placeOfText(id)
    return missingLanguages.length === 0
      ? []
      : [
          `${path}:${lineOf(place)}: ${place.join('.')} has no text in ${missingLanguages.join(', ')}; add it, or leave the language out of languages.`,
        ]
  })
  if (brand.languages.includes(brand.language)) return [...new Set(faults)]
  return [
    ...new Set(faults),
    `${path}:${lineOf(['language'])}: language: ${brand.language} is not one of languages; add it there, or choose one of them.`,
  ]
}

/** Faults for which the build refuses a brand. */
export function brandFaults(brand: Brand, source: Source): readonly string[] {
  const { path, lineOf, root } = source
  const textErrors = textFaults(join(root, 'src/i18n/compiled/texts'), brand.words).map(
    ({ id, fault }) => `${path}:${lineOf(placeOfText(id))}: ${placeOfText(id).join('.')}: ${fault}`,
  )
  return [
    ...fileFaults(brand, source),
    ...contrastFaults('dark', brand.colours.dark, source),
    ...contrastFaults('light', brand.colours.light, source),
    ...coverFaults(brand, source),
    ...languageFaults(brand, source),
    ...textErrors,
  ]
}
