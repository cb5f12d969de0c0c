import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealMotifs } from './deal-motifs.ts'
import { motifOf } from './motif.ts'
import type { CoverKind } from './motif.ts'
import { motifNames } from './motif-names.ts'
import { palettes } from '../../../generated/brand/cover-palettes.ts'
import { hashOf, rollFrom } from './roll.ts'
import { coverDataUrl, drawCover, drawProviderCover } from './cover.ts'

const kinds: CoverKind[] = ['slot', 'casino', 'sport']

/** Every JavaScript string, also lone surrogates. */
const anyName = fc.oneof(
  fc.array(fc.nat(0x10ffff), { maxLength: 200 }).map((points) => String.fromCodePoint(...points)),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        '달',
        'W',
        '&',
        '릴',
        '등불',
        '카드',
        '경주',
        '복권',
        '<',
        ' ',
        '👨‍👩‍👧',
        'ก็',
        "'",
        '"',
        ']]>',
      ),
      { maxLength: 90 },
    )
    .map((parts) => parts.join('')),
)

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** The first XML error; null: none. */
const flawOf = (xml: string): string | null => {
  if (!xml.isWellFormed()) return 'half a character'
  const open: string[] = []
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<&]*")*)(\/?)>/g,
    (...found) => {
      const [, closing, name, , empty] = found as string[]
      if (closing) open.push(open.pop() === name ? '' : `unexpected </${name}>`)
      else if (!empty) open.push(name!)
      if (open.at(-1) === '') open.pop()
      return ''
    },
  )
  if (open.length > 0) return open.join(', ')
  const bare = rest.replace(/&(amp|lt|gt);/g, '')
  return /[<>&\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.exec(bare)?.[0] ?? null
}

test('the XML check finds errors', () => {
  expect(flawOf('<a b="c"><d/>x &amp; y</a>')).toBeNull()
  expect(flawOf('<a><b></a>')).not.toBeNull()
  expect(flawOf('<a>x & y</a>')).toBe('&')
  expect(flawOf('<a>\u0001</a>')).toBe('\u0001')
})

test.each(kinds)('any name of a %s game becomes well-formed SVG of at most 2 kB', (kind) => {
  fc.assert(
    fc.property(anyName, anyName, (name, provider) => {
      for (const lead of [undefined, provider]) {
        const svg = drawCover({ name, provider, kind, lead })
        expect(flawOf(svg)).toBeNull()
        expect(bytesOf(svg)).toBeLessThanOrEqual(2_048)
      }
    }),
    { numRuns: 400 },
  )
})

test.each(kinds)('any name of a %s provider becomes well-formed SVG of at most 2 kB', (kind) => {
  fc.assert(
    fc.property(anyName, (name) => {
      const svg = drawProviderCover({ name, kind })
      expect(flawOf(svg)).toBeNull()
      expect(bytesOf(svg)).toBeLessThanOrEqual(2_048)
    }),
    { numRuns: 300 },
  )
})

test('the same name gives the same cover, on every machine and after every release', () => {
  const cover = { name: '달빛 정원', provider: 'Dalbit Play', kind: 'slot' } as const
  expect(drawCover(cover)).toBe(drawCover({ ...cover }))
  expect([hashOf(''), hashOf('마루'), hashOf('Maru')]).toEqual([
    447_806_413, 2_112_448_290, 2_290_264_980,
  ])
  expect(rollFrom('마루').between(0, 1_000_000)).toBe(190775)
})

test('a game keeps its picture when the language changes its name', () => {
  const game = { provider: 'p', kind: 'slot', seed: '황금 잉어 Golden Carp' } as const
  const art = (svg: string) => svg.slice(0, svg.indexOf('<text'))
  expect(art(drawCover({ ...game, name: '황금 잉어' }))).toBe(
    art(drawCover({ ...game, name: 'Golden Carp' })),
  )
})

test('a name shows its last motif: a golden carp is a carp, golden coins are coins', () => {
  const provider = { provider: 'somebody', kind: 'slot', seed: 'one' } as const
  const art = (name: string) => {
    const svg = drawCover({ ...provider, name })
    return svg.slice(0, svg.indexOf('<text'))
  }
  expect(art('황금 잉어')).toBe(art('푸른 잉어'))
  expect(art('잉어 황금')).toBe(art('푸른 금화'))
  expect(art('푸른 잉어')).not.toBe(art('푸른 금화'))
})

test('every motif of a kind has a different picture', () => {
  for (const kind of kinds) {
    const drawn = motifNames[kind].map((name) => motifOf(name)?.(palettes[0], rollFrom('one')))
    expect(drawn).not.toContain(undefined)
    expect(new Set(drawn).size).toBe(drawn.length)
  }
})

test.each(kinds)('no motif of a list of %s covers is among the eight before it', (kind) => {
  const request = fc.record({
    seed: fc.string(),
    preferred: fc.array(fc.constantFrom('koi', 'eye', ...motifNames[kind]), { maxLength: 3 }),
    misleading: fc.uniqueArray(fc.constantFrom(...motifNames[kind]), { maxLength: 7 }),
  })
  const minDistances = { preferred: 8, ranked: 8 }
  fc.assert(
    fc.property(fc.array(request, { maxLength: 60 }), (requests) => {
      const all = requests.map((one) => ({ ...one, misleading: new Set(one.misleading) }))
      const dealt = dealMotifs(kind, all, minDistances)
      dealt.forEach((motif, at) => {
        expect(dealt.slice(Math.max(0, at - 8), at)).not.toContain(motif)
      })
      const more = dealMotifs(kind, [...all, { seed: 'new' }], minDistances)
      expect(more.slice(0, -1)).toEqual(dealt)
    }),
  )
})

test('no word of a provider’s name is broken beside its motif', () => {
  const svg = drawProviderCover({ name: 'Geumbungeo Reels', kind: 'slot', motif: 'koi' })
  expect(svg).toMatch(/scale\([\d.]+\)"><(path|circle|g)/)
  expect(svg).toMatch(/>Geumbungeo<.*>Reels</)
})

test('a motif is whole on every cover, and beside the corner of the heart', () => {
  for (const motif of ['owl', 'sun', 'wheel', 'coins', 'stopwatch']) {
    const places = Array.from({ length: 60 }, (_, at) =>
      drawCover({ name: `${at}`, provider: 'one', kind: 'slot', motif }).match(
        /translate\((\d+) (\d+)\)rotate\(-?\d\)scale\(([\d.]+)\)/,
      ),
    )
    for (const place of places) expect(place?.slice(1)).toEqual(['156', '166', '0.84'])
  }
})

test('hundreds of games of one provider get hundreds of different covers', () => {
  const covers = Array.from({ length: 300 }, (_, at) =>
    drawCover({ name: `게임 ${at}`, provider: 'one', kind: 'slot' }).replace(/<text.*/, ''),
  )
  expect(new Set(covers).size).toBeGreaterThan(200)
})

const sizeIn = (svg: string) => svg.match(/font-size="([\d.]+)"/)?.[1]

test('names in one grid have one size, at most two lines, and end with an ellipsis where they are longer', () => {
  const game = (name: string) => drawCover({ name, provider: 'p', kind: 'slot' })
  const wide = (name: string) => drawProviderCover({ name, kind: 'slot' })
  const games = ['Garden', "The Dragon King's Lottery", "The Blacksmith's Kingdom of Gold"]
  expect(games.map((name) => sizeIn(game(name)))).toEqual(['34', '34', '34'])
  const providers = ['Dalbit Play', 'Hongnyeon Studio', 'Neoguri Arcade', 'Byeolmuri Soft']
  expect(providers.map((name) => sizeIn(wide(name)))).toEqual(['24', '24', '24', '24'])
  expect(['달빛 플레이', '옥돌 인터랙티브'].map((name) => sizeIn(wide(name)))).toEqual(['28', '28'])
  expect(game("The Dragon King's Lottery")).toMatch(/>The Dragon<.*>King's Lottery</)
  expect(game('용의 등불')).toContain('>용의 등불<')
  const long = game('아주 긴 이름 '.repeat(20))
  expect(long.match(/<tspan/g)).toHaveLength(2)
  expect(long).toContain('…</tspan>')
})

test('the address of a cover is its drawing, with only valid characters', () => {
  const svg = drawCover({ name: `O'Neil & "Söhne" #1 100%`, provider: 'p', kind: 'slot' })
  const url = coverDataUrl(svg)
  expect(url).toMatch(/^data:image\/svg\+xml,[^"#<>&]*$/)
  expect(decodeURIComponent(url.replace('data:image/svg+xml,', ''))).toBe(svg.replace(/"/g, "'"))
})
