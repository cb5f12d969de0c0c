import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { xmlText } from '#site/lib/xml.ts'
import type { Brand } from './brand.model.ts'
import { roles } from './roles.ts'
import type { Theme } from './roles.ts'

/** Larger pictures are requests of their own. */
const MAX_INLINE_BYTES = 4_096

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
}
export const contentTypeOf = (file: string): string =>
  contentTypes[extname(file)] ?? 'application/octet-stream'

/** The path at which the site serves a file of a brand. */
export const servedPath = (file: string): string => `/brand/${basename(file)}`

/** The file itself if it is small: it is painted first, and must not wait for a request. */
function cssUrl(file: string): string {
  const bytes = readFileSync(file)
  if (bytes.length > MAX_INLINE_BYTES) return `url('${servedPath(file)}')`
  if (extname(file) === '.svg') {
    const text = bytes.toString().trim().replaceAll('"', "'")
    return `url("data:image/svg+xml,${text.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
  }
  return `url('data:${contentTypeOf(file)};base64,${bytes.toString('base64')}')`
}

/** Declarations of a theme's roles, without those that another theme has alike. */
const rolesIn = (theme: Theme, base?: Theme) =>
  roles
    // The other colours of success follow from it.
    .filter((role) => role !== 'good' && theme[role] !== base?.[role])
    .map((role) => `    --${role}: ${theme[role]};`)
    .join('\n')

const familiesOf = (names: readonly string[]) =>
  names.map((name) => (/^[a-z-]+$/i.test(name) ? name : `'${name}'`)).join(', ')

/** The stylesheet with the brand's roles: custom properties in the layer `tokens`. */
export function emitCss({ colours, shape, type, logo, heroPicture, hasOwnHero }: Brand): string {
  const { dark, light } = colours
  const faces = type.files.map(
    ({ family, file, weight }) => `@font-face {
  font-family: '${family}';
  src: url('${servedPath(file)}');
  font-weight: ${weight};
  font-display: swap;
}
`,
  )
  const families = [
    ...(type.text.length === 0 ? [] : [`    --face: ${familiesOf(type.text)};\n`]),
    ...(type.heading.length === 0 ? [] : [`    --face-heading: ${familiesOf(type.heading)};\n`]),
  ]
  return `${faces.join('')}@layer tokens {
  :root {
    color-scheme: dark;
    --radius: ${shape.corner};
    --radius-large: ${shape.largeCorner};
    --hero-veil: ${hasOwnHero ? '74%' : '20%'};
${families.join('')}${rolesIn(dark)}
  }

  :root[data-theme='light'] {
    color-scheme: light;
${rolesIn(light, dark)}
  }
}

@layer ui {
  .brand-logo {
    background-image: ${cssUrl(logo.dark)};
  }

  :root[data-theme='light'] .brand-logo {
    background-image: ${cssUrl(logo.light)};
  }

  .brand-hero {
    background-image: ${cssUrl(heroPicture)};
  }
}
`
}

/** The module src/generated/brand/brand.ts, which the site's code imports. */
export function emitModule({
  logo,
  film,
  home,
  languages,
  language,
  operator,
  licence,
  dispute,
}: Brand): string {
  const value = {
    logoHasName: logo.hasName,
    film: film.map((file) => ({ src: servedPath(file), type: contentTypeOf(file) })),
    home,
    languages,
    language,
    operator,
    licence,
    dispute,
  }
  return `// Written by \`npm run generate\` from brands/maru; a build with BRAND takes that brand's instead.

type Texts = Readonly<Record<string, string>>

type Brand = {
  readonly logoHasName: boolean
  readonly film: readonly { readonly src: string; readonly type: string }[]
  readonly home: readonly (
    | 'hero'
    | 'search'
    | 'games'
    | 'notices'
    | 'categories'
    | 'jackpot'
    | 'rows'
    | 'help'
  )[]
  readonly languages: readonly string[]
  readonly language: string
  readonly operator: Texts
  readonly licence: Texts
  readonly dispute: { readonly name: Texts; readonly address: string } | null
}

export const brand: Brand = ${JSON.stringify(value)}
`
}

/** Texts that members alone read: the module src/generated/brand/member-texts.ts. */
export const emitMemberTexts = ({ memberTexts }: Brand): string =>
  `// Written by \`npm run generate\` from brands/maru; a build with BRAND takes that brand's instead.

type Texts = Readonly<Record<string, string>>

export const memberTexts: Readonly<Record<'deposit' | 'withdrawal' | 'level' | 'comp', Texts>> = ${JSON.stringify(memberTexts)}
`

/** The palettes of drawn covers: the module src/generated/brand/cover-palettes.ts. */
export const emitPalettes = ({ covers }: Brand): string =>
  `// Written by \`npm run generate\` from brands/maru; a build with BRAND takes that brand's instead.

/** Four tones, darkest first; text is \`light\` on \`deep\`. */
export type CoverInk = {
  readonly deep: string
  readonly mid: string
  readonly main: string
  readonly light: string
}

export const palettes: readonly [CoverInk, ...CoverInk[]] = [
${covers.map(([deep, mid, main, light]) => `  { deep: '${deep}', mid: '${mid}', main: '${main}', light: '${light}' },`).join('\n')}
]
`

/** The generated modules of a brand, by path: those of the default brand are in the repository. */
export const brandModules: Readonly<Record<string, (brand: Brand) => string>> = {
  'src/generated/brand/brand.ts': emitModule,
  'src/generated/brand/member-texts.ts': emitMemberTexts,
  'src/generated/brand/roles.css': emitCss,
  'src/generated/brand/cover-palettes.ts': emitPalettes,
}

/** A drawing of the site, whose tones are all of its palettes, in those of a brand. */
export function inPalettes(
  svg: string,
  siteCovers: Brand['covers'],
  brandCovers: Brand['covers'],
): string {
  const tones = new Map(
    siteCovers.flatMap((palette, paletteIndex) =>
      palette.map(
        (tone, toneIndex) =>
          [tone, brandCovers[paletteIndex % brandCovers.length]?.[toneIndex] ?? tone] as const,
      ),
    ),
  )
  return svg.replace(/#[0-9a-f]{6}\b/gi, (tone) => tones.get(tone.toLowerCase()) ?? tone)
}

/** Files of the built site, by path: icons at their usual places, all others in /brand/. */
export function loadSiteFiles(brand: Brand): ReadonlyMap<string, Buffer | string> {
  const { icons, film, type, heroPicture, name, colours } = brand
  const ground = colours[brand.theme === 'light' ? 'light' : 'dark'].ground
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Map<string, Buffer | string>([
    ['favicon.svg', readFileSync(icons.svg)],
    ['apple-touch-icon.png', readFileSync(icons.touch)],
    ['icon-192.png', readFileSync(icons.small)],
    ['icon-512.png', readFileSync(icons.large)],
    ['site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`],
    ...[
      ...film,
      ...type.files.map(({ file }) => file),
      heroPicture,
      ...Object.values(pictures(brand)),
    ].map((file) => [servedPath(file).slice(1), readFileSync(file)] as const),
  ])
}

/** .brand.json of the built site: defaults for settings of the proxy that the operator's environment leaves out. */
export const builtSettings = ({ name, minimumAge, contacts, jackpot, language }: Brand) => ({
  language,
  settings: {
    PRODUCT_TAG: name,
    ...(minimumAge > 0 && { MINIMUM_AGE: String(minimumAge) }),
    ...(contacts.length > 0 && { SUPPORT: contacts.join(' ') }),
    ...(jackpot !== '' && { JACKPOT_PATH: jackpot }),
  },
})

const pictures = ({ logo }: Brand) => ({ dark: logo.dark, light: logo.light })

/** index.html with the brand's name and grounds. */
export const withBrand = (html: string, { name, colours, theme, language }: Brand): string =>
  html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${xmlText(name)}</title>`)
    .replace(/<html lang="[\w-]+"/, () => `<html lang="${language}"`)
    .replace(
      /<meta name="theme-color"[^>]*>/,
      () =>
        `<meta name="theme-color" content="${colours.dark.ground}" data-dark="${colours.dark.ground}" data-light="${colours.light.ground}" data-first="${theme}" />`,
    )
