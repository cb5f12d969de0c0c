import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { nearestName } from '#site/lib/nearest-name.ts'
import { brandFaults } from './brand-faults.ts'
import { BrandError, brandSchema } from './brand.model.ts'
import type { Brand, BrandFile, LineOf, Path } from './brand.model.ts'
import { baseRoles, deriveTheme } from './roles.ts'
import type { Theme } from './roles.ts'

type BrandSource = { readonly file: BrandFile; readonly lineOf: LineOf; readonly path: string }

function readFile(folder: string, root: string): BrandSource {
  const filePath = join(folder, 'brand.yaml')
  const path = relative(root, filePath)
  if (!existsSync(filePath)) {
    throw new BrandError([`${path}: there is no such file. A brand is a folder with a brand.yaml.`])
  }
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(filePath, 'utf8'), { lineCounter: lines })
  const [error] = document.errors
  if (error !== undefined) {
    throw new BrandError([`${path}:${lines.linePos(error.pos[0]).line}: ${error.message}`])
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
    throw new BrandError(
      result.error.issues.flatMap((issue) => {
        const place = issue.path as Path
        if (issue.code === 'unrecognized_keys')
          return issue.keys.map((key) => unknownKey(path, lineOf, [...place, key]))
        const key = place.join('.')
        return `${path}:${lineOf(place)}: ${key === '' ? '' : `${key}: `}${issue.message}.`
      }),
    )
  }
  return { file: result.data, lineOf, path }
}

/** Names the nearest key of brand.yaml for one of its first level. */
function unknownKey(path: string, lineOf: LineOf, place: Path): string {
  const nearest = nearestName(String(place.at(-1)), Object.keys(brandSchema.shape))
  const hint = place.length === 1 ? `; the nearest is ${nearest}` : ''
  return `${path}:${lineOf(place)}: ${place.join('.')}: there is no such key${hint}. docs/brand.md lists all.`
}

/** A theme's roles: the brand's own, completed; without any, those of the default brand. */
function themeOf(ownColours: object | undefined, fallback: Theme, covers: Brand['covers']): Theme {
  return ownColours === undefined ? fallback : deriveTheme(ownColours, covers)
}

/** @throws {BrandError} for a theme without one of the roles from which the others are derived */
function assertColours({ file, lineOf, path }: ReturnType<typeof readFile>): void {
  const faults = (['dark', 'light'] as const).flatMap((name) => {
    const colours = file.colours?.[name]
    const missingRoles = baseRoles.filter(
      (role) => colours !== undefined && colours[role] === undefined,
    )
    return missingRoles.length === 0
      ? []
      : [
          `${path}:${lineOf(['colours', name])}: colours.${name} needs ${missingRoles.join(', ')}; all other roles follow from these.`,
        ]
  })
  if (faults.length > 0) throw new BrandError(faults)
}

/**
 * Reads a brand's folder. Parts that it leaves out are those of the default brand.
 * @param root of the repository, for paths in messages
 * @throws {BrandError}
 */
export function readBrand(folder: string, root: string): Brand {
  const defaultFolder = join(root, 'brands/maru')
  const brandFile = readFile(folder, root)
  const { file, lineOf, path } = brandFile
  assertColours(brandFile)
  const defaultFile = folder === defaultFolder ? file : readFile(defaultFolder, root).file
  const defaultColours = {
    dark: deriveTheme(defaultFile.colours?.dark ?? {}),
    light: deriveTheme(defaultFile.colours?.light ?? {}),
  }
  // Files that the brand names are its own: a missing one must not become the default brand's.
  const fileOf = (fileName: string | undefined, inherited: string) =>
    join(fileName === undefined ? defaultFolder : folder, 'files', fileName ?? inherited)
  const logo = file.logo ?? defaultFile.logo
  const icons = file.icons ?? defaultFile.icons
  if (logo === undefined || icons === undefined || defaultFile.shape === undefined) {
    throw new Error('brands/maru/brand.yaml is not complete.')
  }
  const { picture, film } = file.hero ?? {}
  const covers = file.covers ?? defaultFile.covers ?? []
  const inheritedFilm = picture === undefined ? (defaultFile.hero?.film ?? []) : []
  const brand: Brand = {
    folder,
    name: file.name,
    logo: {
      dark: fileOf(file.logo?.dark, logo.dark),
      light: fileOf(file.logo?.light, logo.light),
      hasName: logo.hasName ?? false,
    },
    icons: {
      svg: fileOf(file.icons?.svg, icons.svg),
      touch: fileOf(file.icons?.touch, icons.touch),
      small: fileOf(file.icons?.small, icons.small),
      large: fileOf(file.icons?.large, icons.large),
    },
    heroPicture: fileOf(picture, defaultFile.hero?.picture ?? ''),
    hasOwnHero: picture !== undefined && folder !== defaultFolder,
    film:
      film?.map((name) => fileOf(name, name)) ??
      inheritedFilm.map((name) => fileOf(undefined, name)),
    home: file.home ?? defaultFile.home ?? [],
    languages: file.languages ?? defaultFile.languages ?? [],
    language: file.language ?? file.languages?.[0] ?? defaultFile.language ?? 'ko',
    theme: file.theme ?? 'system',
    shape: file.shape ?? defaultFile.shape,
    type: {
      text: file.type?.text ?? [],
      heading: file.type?.heading ?? [],
      files: (file.type?.files ?? []).map(({ family, file: name, weight = '400' }) => ({
        family,
        file: fileOf(name, name),
        weight,
      })),
    },
    colours: {
      dark: themeOf(file.colours?.dark, defaultColours.dark, covers),
      light: themeOf(file.colours?.light, defaultColours.light, covers),
    },
    words: wordsOf(file),
    covers,
    // These are promises to members, so they never come from the default brand.
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
  const faults = brandFaults(brand, { path, lineOf, root })
  if (faults.length > 0) throw new BrandError(faults)
  return brand
}

/** Messages of the site that say the currency alone. */
const currencyIds = ['money.unit', 'home.jackpot.unit']

function wordsOf({ hero, currency, words }: BrandFile): Brand['words'] {
  return {
    ...(hero?.title === undefined ? {} : { 'home.hero.title': hero.title }),
    ...(hero?.lead === undefined
      ? {}
      : { 'home.hero.lead': hero.lead, 'page.description': hero.lead }),
    ...(currency === undefined ? {} : Object.fromEntries(currencyIds.map((id) => [id, currency]))),
    ...words,
  }
}
