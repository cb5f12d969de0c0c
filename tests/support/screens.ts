import { manifests } from '../../src/generated/screens/manifests.ts'
import { addressOfScreen, samples } from '../../panel/states/screen-address.ts'
import type { Sample } from '../../src/lib/screen-manifest.ts'
import type { word } from './words.ts'

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
  const found = screens.find((screen) => screen.path === path)
  if (found === undefined) throw new Error(`There is no screen at ${path}.`)
  return found
}
