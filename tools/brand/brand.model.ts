import { z } from 'zod'
import { isContact } from '#site/lib/web-address.ts'
import { languages } from '#messages'
import type { Language } from '#messages'
import { parseColour } from './colour.ts'
import { roles } from './roles.ts'
import type { Theme } from './roles.ts'

/** Parts of home, which a brand may order as it likes. */
export const homeParts = [
  'hero',
  'search',
  'games',
  'notices',
  'categories',
  'jackpot',
  'rows',
  'help',
] as const
export type HomePart = (typeof homeParts)[number]

const colour = z
  .string()
  .refine((text) => parseColour(text) !== null, 'write it as #rrggbb or rgb(r g b / alpha)')
const solid = z.string().regex(/^#[0-9a-f]{6}$/, 'write it as #rrggbb')
const theme = z.strictObject(
  Object.fromEntries(
    roles.map((role) => [role, (role === 'film-filter' ? z.string() : colour).optional()]),
  ),
)
const file = z
  .string()
  .regex(/^[\w-]+(\.[\w-]+)+$/, 'name a file of the folder files/ of the brand')
const length = z.string().regex(/^\d+px$/, 'write it in pixels, such as 10px')
/** A larger corner would cut the names on covers. */
const MAX_LARGE_CORNER_PX = 24
const largeCorner = length.refine(
  (text) => Number.parseInt(text, 10) <= MAX_LARGE_CORNER_PX,
  `write at most ${MAX_LARGE_CORNER_PX}px: a larger corner cuts the names on covers`,
)
const texts = z.partialRecord(z.enum(languages), z.string().min(1))
const family = z.array(z.string().min(1)).min(1)
const webAddress = z.url({
  protocol: /^https$/,
  error: 'write an address that begins with https://',
})

/** brand.yaml: only the name is required. */
export const brandSchema = z.strictObject({
  name: z.string().min(1),
  logo: z.strictObject({ dark: file, light: file, hasName: z.boolean().optional() }).optional(),
  icons: z.strictObject({ svg: file, touch: file, small: file, large: file }).optional(),
  hero: z
    .strictObject({
      picture: file.optional(),
      film: z.array(file).optional(),
      title: texts.optional(),
      lead: texts.optional(),
    })
    .optional(),
  home: z
    .array(z.enum(homeParts))
    .refine(
      (parts) => new Set(parts).size === homeParts.length && parts.length === homeParts.length,
      {
        error: `name each part once: ${homeParts.join(', ')}`,
      },
    )
    .optional(),
  languages: z.array(z.enum(languages)).min(1).optional(),
  language: z.enum(languages).optional(),
  theme: z.enum(['system', 'dark', 'light']).optional(),
  shape: z.strictObject({ corner: length, largeCorner }).optional(),
  type: z
    .strictObject({
      text: family.optional(),
      heading: family.optional(),
      files: z
        .array(z.strictObject({ family: z.string(), file, weight: z.string().optional() }))
        .optional(),
    })
    .optional(),
  colours: z.strictObject({ dark: theme.optional(), light: theme.optional() }).optional(),
  currency: texts.optional(),
  words: z.record(z.string(), texts).optional(),
  covers: z
    .array(z.tuple([solid, solid, solid, solid]))
    .min(4, 'name at least four palettes')
    .refine(
      (covers) => covers.length % 5 > 0,
      'add or drop one: with a multiple of five a provider has one palette',
    )
    .optional(),
  times: z.strictObject({ deposit: texts.optional(), withdrawal: texts.optional() }).optional(),
  about: z.strictObject({ level: texts.optional(), comp: texts.optional() }).optional(),
  minimumAge: z.int().min(0).max(99).optional(),
  contacts: z
    .array(
      z
        .string()
        .refine(isContact, 'write https://t.me/name, mailto:help@site.example or tel:+8215550100'),
    )
    .optional(),
  operator: texts.optional(),
  licence: texts.optional(),
  dispute: z.strictObject({ name: texts, address: webAddress }).optional(),
  jackpot: z.string().startsWith('/', 'name a path of the site, such as /jackpot.json').optional(),
})

/** A brand as its file writes it. */
export type BrandFile = z.infer<typeof brandSchema>

type Texts = Readonly<Partial<Record<Language, string>>>
export type Path = readonly (string | number)[]

/** A brand with everything that its file leaves out. Files are paths on disk. */
export type Brand = {
  readonly folder: string
  readonly name: string
  readonly logo: { readonly dark: string; readonly light: string; readonly hasName: boolean }
  readonly icons: Readonly<Record<'svg' | 'touch' | 'small' | 'large', string>>
  readonly heroPicture: string
  /** The hero is not MARU's, which is dark where the heading of a phone is. */
  readonly hasOwnHero: boolean
  readonly film: readonly string[]
  readonly home: readonly HomePart[]
  readonly languages: readonly Language[]
  readonly language: Language
  /** The theme of a player without a choice; `system`: that of the device. */
  readonly theme: 'system' | 'dark' | 'light'
  readonly shape: { readonly corner: string; readonly largeCorner: string }
  readonly type: {
    readonly text: readonly string[]
    readonly heading: readonly string[]
    readonly files: readonly {
      readonly family: string
      readonly file: string
      readonly weight: string
    }[]
  }
  readonly colours: { readonly dark: Theme; readonly light: Theme }
  /** Texts that replace the site's, by message id. */
  readonly words: Readonly<Record<string, Texts>>
  /** Four tones of each palette of drawn covers, darkest first. */
  readonly covers: readonly (readonly [string, string, string, string])[]
  /** How long a request usually takes, and what members read about their level and comp. */
  readonly memberTexts: Readonly<Record<'deposit' | 'withdrawal' | 'level' | 'comp', Texts>>
  readonly minimumAge: number
  readonly contacts: readonly string[]
  readonly operator: Texts
  readonly licence: Texts
  readonly dispute: { readonly name: Texts; readonly address: string } | null
  readonly jackpot: string
}

/** Faults of a brand, one sentence each: file, line, fault and remedy. */
export class BrandError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** Line of a path of brand.yaml, or of the nearest part around it. */
export type LineOf = (path: Path) => number
