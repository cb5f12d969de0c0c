import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { brandFaults } from './brand-faults.ts'
import { BrandFaults, brandSchema } from './brand.model.ts'
import type { Brand, BrandFile, LineOf, Path } from './brand.model.ts'
import { baseRoles, deriveTheme } from './roles.ts'
import type { Theme } from './roles.ts'

type Read = { readonly file: BrandFile; readonly lineOf: LineOf; readonly path: string }

function readFile(folder: string, top: string): Read {
  const whole = join(folder, 'brand.yaml')
  const path = relative(top, whole)
  if (!existsSync(whole)) {
    throw new BrandFaults([
      `${path}: there is no such file. A brand is a folder with a brand.yaml.`,
    ])
  }
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(whole, 'utf8'), { lineCounter: lines })
  const [error] = document.errors
  if (error !== undefined) {
    throw new BrandFaults([`${path}:${lines.linePos(error.pos[0]).line}: ${error.message}`])
  }
  const lineOf: LineOf = (place) => {
    for (let length = place.length; length > 0; length -= 1) {
      const node = document.getIn(place.slice(0, length), true) as
        | { readonly range?: readonly number[] }
        | undefined
      if (node?.range) return lines.linePos(node.range[0] ?? 0).line
    }
    return 1
  }
  const result = brandSchema.safeParse(document.toJS() ?? {})
  if (!result.success) {
    throw new BrandFaults(
      result.error.issues.map((issue) => {
        const place = issue.path as Path
        const key = place.join('.')
        return `${path}:${lineOf(place)}: ${key === '' ? '' : `${key}: `}${issue.message}.`
      }),
    )
  }
  return { file: result.data, lineOf, path }
}

/** A theme's roles: the brand's own, completed; without any, those of the default brand. */
function themeOf(ownColours: object | undefined, fallback: Theme): Theme {
  return ownColours === undefined ? fallback : deriveTheme(ownColours)
}

/**
 * Reads a brand's folder. Parts that it leaves out are those of the default brand.
 * @param top of the repository, for paths in messages
 * @throws {BrandFaults}
 */
export function readBrand(folder: string, top: string): Brand {
  const base = join(top, 'brands/maru')
  const read = readFile(folder, top)
  const { file, lineOf, path } = read
  const ours = folder === base ? file : readFile(base, top).file
  const incomplete = (['dark', 'light'] as const).flatMap((name) => {
    const colours = file.colours?.[name]
    if (colours === undefined) return []
    const missing = baseRoles.filter((role) => colours[role] === undefined)
    return missing.length === 0
      ? []
      : [
          `${path}:${lineOf(['colours', name])}: colours.${name} needs ${missing.join(', ')}; all other roles follow from these.`,
        ]
  })
  if (incomplete.length > 0) throw new BrandFaults(incomplete)
  const fileAt = (name: string) => {
    const ownFile = join(folder, 'files', name)
    return existsSync(ownFile) ? ownFile : join(base, 'files', name)
  }
  const oursColours = {
    dark: deriveTheme(ours.colours?.dark ?? {}),
    light: deriveTheme(ours.colours?.light ?? {}),
  }
  const logo = file.logo ?? ours.logo
  const icons = file.icons ?? ours.icons
  if (logo === undefined || icons === undefined || ours.shape === undefined) {
    throw new Error('brands/maru/brand.yaml is not complete.')
  }
  const {
    picture = ours.hero?.picture ?? '',
    film = file.hero?.picture === undefined ? (ours.hero?.film ?? []) : [],
  } = file.hero ?? {}
  const brand: Brand = {
    folder,
    name: file.name,
    logo: { dark: fileAt(logo.dark), light: fileAt(logo.light), hasName: logo.hasName ?? false },
    icons: {
      svg: fileAt(icons.svg),
      touch: fileAt(icons.touch),
      small: fileAt(icons.small),
      large: fileAt(icons.large),
    },
    heroPicture: fileAt(picture),
    film: film.map(fileAt),
    home: file.home ?? ours.home ?? [],
    languages: file.languages ?? ours.languages ?? [],
    language: file.language ?? file.languages?.[0] ?? ours.language ?? 'ko',
    theme: file.theme ?? 'system',
    shape: file.shape ?? ours.shape,
    type: {
      text: file.type?.text ?? [],
      heading: file.type?.heading ?? [],
      files: (file.type?.files ?? []).map(({ family, file: name, weight = '400' }) => ({
        family,
        file: fileAt(name),
        weight,
      })),
    },
    colours: {
      dark: themeOf(file.colours?.dark, oursColours.dark),
      light: themeOf(file.colours?.light, oursColours.light),
    },
    words: wordsOf(file),
    covers: file.covers ?? ours.covers ?? [],
    // Promises to members: never those of the default brand.
    memberTexts: {
      deposit: file.times?.deposit ?? {},
      withdrawal: file.times?.withdrawal ?? {},
      level: file.about?.level ?? {},
      comp: file.about?.comp ?? {},
    },
    minimumAge: file.minimumAge ?? 0,
    contacts: file.contacts ?? [],
    operator: file.operator ?? {},
    licence: file.licence ?? {},
    dispute: file.dispute ?? null,
    jackpot: file.jackpot ?? '',
  }
  const faults = brandFaults(brand, { path, lineOf, top })
  if (faults.length > 0) throw new BrandFaults(faults)
  return brand
}

/** Messages of the site that say the currency alone. */
const currencyIds = ['money.unit', 'home.jackpot.unit']

function wordsOf({ hero, currency, words }: BrandFile): Brand['words'] {
  return {
    ...(hero?.title && { 'home.hero.title': hero.title }),
    ...(hero?.lead && { 'home.hero.lead': hero.lead }),
    ...(currency && Object.fromEntries(currencyIds.map((id) => [id, currency]))),
    ...words,
  }
}
