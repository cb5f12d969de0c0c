import type { Locator } from '@playwright/test'
import { addressOfScreen, samples } from '../../panel/states/screen-address.ts'
import { manifests } from '../../src/generated/screens/manifests.ts'
import type { Sample, ScreenManifest } from '../../src/lib/screen-manifest.ts'
import { word } from './words.ts'

export type WordId = Parameters<typeof word>[0]

type Manifest = (typeof manifests)[number]
export type MemberPath = Extract<Manifest, { access: 'member' }>['path']

/** A screen, and an address that opens it. */
export type Screen = { readonly path: string; readonly address: string }

export const nameOfSample = (sample: Sample): string => samples[sample].nameKo

export const screens: readonly Screen[] = manifests.map((manifest) => ({
  path: manifest.path,
  address: addressOfScreen(manifest),
}))

export const screenOf = (path: Manifest['path']): Screen => {
  const match = screens.find((screen) => screen.path === path)
  if (match === undefined) throw new Error(`There is no screen at ${path}.`)
  return match
}

export type MemberScreen = {
  readonly title: WordId | { readonly name: string }
  /** A menu entry, or an address to type. */
  readonly way: { readonly menu: WordId } | { readonly address: string }
  /** The content that is visible with a valid backend. */
  readonly content: (main: Locator) => Locator
}

/** `/slot/game` is `slotGame`. */
type NameOf<Path extends string> = Path extends `/${infer Head}/${infer Tail}`
  ? `${Head}${Capitalize<Tail>}`
  : Path extends `/${infer Name}`
    ? Name
    : never

export type ScreenName = NameOf<MemberPath>

const nameOf = (path: MemberPath): ScreenName =>
  path.slice(1).replace(/\/(.)/, (_, next: string) => next.toUpperCase()) as ScreenName

type ForMember = Extract<ScreenManifest<WordId>, { access: 'member' }>

const locate =
  ({ shows }: ForMember): MemberScreen['content'] =>
  (main) => {
    if ('table' in shows) return main.getByRole('table', { name: word(shows.table) })
    if ('list' in shows) return main.getByRole('list', { name: word(shows.list) })
    if ('button' in shows) return main.getByRole('button', { name: shows.button })
    if ('text' in shows) return main.getByText(shows.text).filter({ visible: true })
    // The heart beside a tile has a name that contains the tile's name.
    return main.getByRole(shows.as, { name: nameOfSample(shows.tile), exact: true })
  }

const asWalked = (manifest: ForMember): MemberScreen & Screen => {
  const { title, menu } = manifest
  const screen = screenOf(manifest.path as MemberPath)
  return {
    ...screen,
    title: typeof title === 'string' ? title : { name: nameOfSample(title.sample) },
    way:
      menu === undefined || menu.leadsTo !== undefined
        ? { address: screen.address }
        : { menu: menu.label },
    content: locate(manifest),
  }
}

const ofMembers = manifests.filter((manifest) => manifest.access === 'member')

/** Every screen for members from its manifest, with its address. */
export const memberWalk: readonly (MemberScreen & Screen)[] = ofMembers.map(asWalked)

export const screenNames: readonly ScreenName[] = ofMembers.map(({ path }) => nameOf(path))

export const memberScreens = Object.fromEntries(
  ofMembers.map((manifest) => [nameOf(manifest.path), asWalked(manifest)]),
) as Partial<Record<ScreenName, MemberScreen>> as Readonly<Record<ScreenName, MemberScreen>>
