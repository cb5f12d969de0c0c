import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Red, green, blue (0 to 255) and alpha (0 to 1). */
type Colour = readonly [red: number, green: number, blue: number, alpha: number]
type Theme = Map<string, Colour>

const black: Colour = [0, 0, 0, 1]
const white: Colour = [255, 255, 255, 1]

const colour = (value: string): Colour | undefined => {
  const [, hex] = /^#([0-9a-f]{6})$/.exec(value) ?? []
  if (hex) {
    const all = Number.parseInt(hex, 16)
    return [all >> 16, (all >> 8) & 255, all & 255, 1]
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), Number(rgb[4])] : undefined
}

const block = (selector: string): Theme => {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(start, css.indexOf('\n  }', start))
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].flatMap(([, name, value]) => {
      const read = colour(value!)
      return read ? [[name!, read] as const] : []
    }),
  )
}

const dark = block(':root')
const light: Theme = new Map([...dark, ...block(":root[data-theme='light']")])

const over = ([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour): Colour => {
  const mix = (above: number, below: number) => above * alpha + below * (1 - alpha)
  return [mix(r, r2), mix(g, g2), mix(b, b2), 1]
}

const luminance = ([red, green, blue]: Colour): number => {
  const light = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}

const contrast = (one: Colour, other: Colour): number => {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright! + 0.05) / (dim! + 0.05)
}

const grounds = ['--ink', '--surface-1', '--surface-2', '--surface-3', '--glow', '--field']
const tones = [
  '--text',
  '--text-soft',
  '--text-faint',
  '--gold-text',
  '--jade-text',
  '--coral-text',
]
const surfaces = grounds.slice(0, 4)

/** Layers from the text down to an opaque background. */
type Pile = readonly string[]

const textPiles: Pile[] = [
  ...tones.flatMap((tone) => grounds.map((ground) => [tone, ground])),
  ...['gold', 'jade', 'coral'].flatMap((hue) =>
    surfaces.map((ground) => [`--${hue}-text`, `--${hue}-wash`, ground]),
  ),
  ...['--text', '--text-soft'].flatMap((tone) =>
    ['gold', 'jade', 'coral'].map((hue) => [tone, `--${hue}-wash`, '--surface-2']),
  ),
  ['--on-gold', '--gold'],
  ['--on-gold', '--gold-high'],
  ['--on-gold', '--gold-low'],
  ['--on-coral', '--coral'],
  ['--on-badge', '--badge'],
]
const picturePiles: Pile[] = ['--text', '--text-soft'].flatMap((tone) =>
  ['--glow-wine', '--glow-violet', '--glow-moss', '--glow-sea', '--well'].map((ground) => [
    tone,
    ground,
  ]),
)
const linePiles: Pile[] = ['--control-line', '--focus', '--live'].flatMap((line) =>
  grounds.map((ground) => [line, ground]),
)

const tooWeak = (theme: Theme, piles: Pile[], least: number) =>
  piles
    .map(([text, ...below]) => {
      const ground = below.reduceRight((seen, name) => over(theme.get(name) ?? black, seen), black)
      return {
        pile: [text, ...below].join(' on '),
        ratio: contrast(theme.get(text!) ?? black, ground),
      }
    })
    .filter(({ ratio }) => ratio < least)

test('black on white is 21:1, so the measure itself is right', () => {
  expect(contrast(black, white)).toBeCloseTo(21)
  expect(contrast([119, 119, 119, 1], white)).toBeCloseTo(4.48, 2)
})

test.each([
  ['dark', dark],
  ['light', light],
])('a player reads every text on every ground of the %s theme at 4.5:1', (_name, theme) => {
  expect(tooWeak(theme, [...textPiles, ...picturePiles], 4.5)).toEqual([])
})

test.each([
  ['dark', dark],
  ['light', light],
])('fields and the focus ring of the %s theme stand out at 3:1', (_name, theme) => {
  expect(tooWeak(theme, linePiles, 3)).toEqual([])
})

test('every token is used', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const styles = globSync('**/*.{css,ts,tsx}', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n')
  const used = new Set([...styles.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  const tokens = [...css.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name)
  expect(tokens.length).toBeGreaterThan(50)
  expect(tokens.filter((name) => !used.has(name))).toEqual([])
})
