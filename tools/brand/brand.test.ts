import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { BLACK, contrast, WHITE } from './colour.ts'
import { weakPairs } from './contrast-faults.ts'
import { emitCss, emitModule, inPalettes } from './emit-brand.ts'
import { BrandError } from './brand.model.ts'
import { readBrand } from './read-brand.ts'
import { deriveTheme, roles } from './roles.ts'

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(repositoryRoot, 'brands/maru/files'), join(folder, 'files'), { recursive: true })
  writeFileSync(join(folder, 'brand.yaml'), text)
  return folder
}

function faultsOf(text: string): readonly string[] {
  const folder = folderWith(text)
  try {
    readBrand(folder, repositoryRoot)
    return []
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    const place = `${relative(repositoryRoot, folder)}/`
    return error.faults.map((fault) => fault.replaceAll(place, ''))
  }
}

const brands = globSync('brands/*/brand.yaml', { cwd: repositoryRoot })

test.each(brands)('%s is complete, and its texts are readable', (file) => {
  expect(() => readBrand(join(repositoryRoot, file, '..'), repositoryRoot)).not.toThrow()
})

test('only the name is required; all other parts are those of the default brand', () => {
  const ours = readBrand(join(repositoryRoot, 'brands/maru'), repositoryRoot)
  const other = readBrand(folderWith('name: Hanok\n'), repositoryRoot)
  expect(emitCss(other)).toBe(emitCss(ours))
  expect(emitModule(other)).toBe(emitModule(ours))
  // What MARU promises its members is not another operator's promise.
  expect(other.memberTexts).toEqual({ deposit: {}, withdrawal: {}, level: {}, comp: {} })
  expect([ours.name, other.name]).toEqual(['MARU', 'Hanok'])
})

test('black on white is 21:1, so the measure itself is right', () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21)
  expect(contrast([119, 119, 119, 1], WHITE)).toBeCloseTo(4.48, 2)
})

const grounds = [
  ['#ffffff', '#1b1b1f'],
  ['#f4f7fb', '#0d1b2a'],
  ['#101418', '#e8edf2'],
  ['#1d1030', '#f4ecff'],
] as const
const accents = ['#0057ff', '#e4002b', '#ffd200', '#00a86b', '#7a3cff', '#ff6a00', '#00b8d9']

test.each(grounds)('of five colours a readable theme follows, on %s', (ground, text) => {
  for (const accent of accents) {
    const theme = deriveTheme({ ground, text, accent, good: '#16a34a', bad: '#e11d48' })
    expect(weakPairs(theme), accent).toEqual([])
  }
})

test('the grounds of casino, slots and sports glow in the tones of their drawings', () => {
  const five = {
    ground: '#ffffff',
    text: '#1b1b1f',
    accent: '#0057ff',
    good: '#16a34a',
    bad: '#e11d48',
  }
  const covers = ['#000000', '#ff0000', '#00ff00', '#0000ff'].map((mid) => ['#000000', mid])
  const theme = deriveTheme(five, covers)
  expect([theme['glow-casino'], theme['glow-sport'], theme['glow-slot']]).toEqual([
    '#ffcccc',
    '#ccffcc',
    '#ccccff',
  ])
})

test('a pair of colours that is hard to read is named with its line and a remedy', () => {
  const text = `name: Pale
colours:
  light:
    ground: '#ffffff'
    text: '#222222'
    accent: '#0057ff'
    good: '#0a7a3d'
    bad: '#c0182b'
    text-faint: '#aaaaaa'
`
  expect(faultsOf(text)[0]).toBe(
    'brand.yaml:9: colours.light: text-faint (#aaaaaa) on ground has a contrast of 2.32:1 and needs 4.5:1 (WCAG 2.2 AA); choose a text-faint that differs more from it.',
  )
})

test.each([
  ['', 'brand.yaml:1: name: Invalid input: expected string, received undefined.'],
  [
    'name: A\ncolor: red\n',
    'brand.yaml:2: color: there is no such key; the nearest is colours. docs/brand.md lists all.',
  ],
  [
    "name: A\ncolours:\n  dark:\n    ground: '#000000'\n",
    'brand.yaml:4: colours.dark needs text, accent, good, bad; all other roles follow from these.',
  ],
  [
    'name: A\ncolours:\n  dark: { ground: black }\n',
    'brand.yaml:3: colours.dark.ground: write it as #rrggbb or rgb(r g b / alpha).',
  ],
  [
    'name: A\nlanguages: [ko, en]\nhero:\n  title: { ko: 안녕 }\n',
    'brand.yaml:4: hero.title has no text in en; add it, or leave the language out of languages.',
  ],
  [
    'name: A\nlanguages: [ko, en]\ntimes:\n  deposit: { ko: 10분 }\n',
    'brand.yaml:4: times.deposit has no text in en; add it, or leave the language out of languages.',
  ],
  [
    'name: A\nlanguages: [ko]\nlanguage: en\n',
    'brand.yaml:3: language: en is not one of languages; add it there, or choose one of them.',
  ],
  [
    'name: A\nlanguages: [ko]\nwords:\n  home.hero.titel: { ko: 안녕 }\n',
    'brand.yaml:4: words.home.hero.titel: the site has no such text; the nearest is home.hero.title.',
  ],
  [
    'name: A\nhero:\n  picture: none.avif\n',
    'brand.yaml:3: hero.picture: files/none.avif does not exist; put the file into files/ beside brand.yaml.',
  ],
  [
    'name: A\nlanguage: ko\ncontact: [tel:+8215550100]\n',
    'brand.yaml:3: contact: there is no such key; the nearest is contacts. docs/brand.md lists all.',
  ],
  [
    'name: A\nshape: { corner: 3px, largeCorner: 4px, round: 2px }\n',
    'brand.yaml:2: shape.round: there is no such key. docs/brand.md lists all.',
  ],
  [
    'name: A\nshape: { corner: 3px, largeCorner: 28px }\n',
    'brand.yaml:2: shape.largeCorner: write at most 24px: a larger corner cuts the names on covers.',
  ],
  [
    'name: A\ncontacts: [help@a.example]\n',
    'brand.yaml:2: contacts.0: write https://t.me/name, mailto:help@site.example or tel:+8215550100.',
  ],
  [
    'name: A\nlogo: { dark: none.svg, light: logo.svg }\n',
    'brand.yaml:2: logo.dark: files/none.svg does not exist; put the file into files/ beside brand.yaml.',
  ],
  [
    'name: A\nicons: { svg: favicon.svg, touch: icon-192.png, small: icon-192.png, large: icon-512.png }\n',
    'brand.yaml:2: icons.touch: files/icon-192.png has 192 × 192 pixels; save it as a PNG of 180 × 180 pixels.',
  ],
])('%j is refused with file, line and remedy', (text, fault) => {
  expect(faultsOf(text)).toContain(fault)
})

test('each role is used by the site', () => {
  const styles = globSync('src/**/*.{css,ts,tsx}', { cwd: repositoryRoot })
    .filter((file) => !file.includes('.test.') && !file.includes('generated'))
    .map((file) => readFileSync(join(repositoryRoot, file), 'utf8'))
    .join('\n')
  // The others that speak of success follow from it.
  const used = roles.filter((role) => role !== 'good')
  expect(used.filter((role) => !styles.includes(`var(--${role})`))).toEqual([])
})

test('a drawing takes each tone from the palette of the brand in the place of the site’s', () => {
  const ours = [
    ['#000001', '#000002', '#000003', '#000004'],
    ['#00000a', '#00000b', '#00000c', '#00000d'],
  ] as const
  const theirs = [['#111111', '#222222', '#333333', '#444444']] as const
  expect(inPalettes('<path fill="#000002" stroke="#00000D" x="#fff"/>', ours, theirs)).toBe(
    '<path fill="#222222" stroke="#444444" x="#fff"/>',
  )
})
