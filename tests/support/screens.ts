import { manifests } from '../../src/generated/screens/manifests.ts'
import type { Sample, ScreenManifest } from '../../src/lib/screen-manifest.ts'
import { casinoProvider, slotGame, slotProvider, sportProvider } from './games.ts'
import type { word } from './words.ts'

export type WordId = Parameters<typeof word>[0]

type Manifest = (typeof manifests)[number]
export type MemberPath = Extract<Manifest, { access: 'member' }>['path']

/** A screen, and an address that opens it. */
export type Screen = { readonly path: string; readonly address: string }

const samples = { casinoProvider, slotProvider, slotGame, sportProvider } as const

/** The Korean name of an item in the mock's catalog. */
export const nameOfSample = (sample: Sample): string => samples[sample].nameKo

const screenAt = ({ path, opensAt = path, query = {} }: ScreenManifest): Screen => {
  const codes = Object.entries(query).map(([name, sample]) => [name, samples[sample].code])
  const search = String(new URLSearchParams(codes))
  return { path, address: search === '' ? opensAt : `${opensAt}?${search}` }
}

/** Every screen of the site. */
export const screens: readonly Screen[] = manifests.map(screenAt)

export const screenOf = (path: Manifest['path']): Screen => {
  const found = screens.find((screen) => screen.path === path)
  if (found === undefined) throw new Error(`There is no screen at ${path}.`)
  return found
}
