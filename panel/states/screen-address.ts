import { hostOfState } from '../../mocks/browser/screen-states.ts'
import type { ShownState } from '../../mocks/browser/screen-states.ts'
import { casinoProviders, slotProviders, sportProviders } from '../../mocks/catalog/providers.ts'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import type { ScreenManifest } from '../../src/lib/screen-manifest.ts'

const firstOf = <Item>(items: readonly Item[] | undefined): Item => {
  const [item] = items ?? []
  if (item === undefined) throw new Error('the catalog is empty')
  return item
}

const slotProvider = firstOf(slotProviders)

/** Items of the mock's catalog that open a screen: a provider of each kind, and a slot. */
export const samples = {
  slotProvider,
  slotGame: firstOf(slotGamesOf(slotProvider.code)),
  casinoProvider: firstOf(casinoProviders),
  sportProvider: firstOf(sportProviders),
} as const

export function addressOfScreen({ path, opensAt = path, query = {} }: ScreenManifest): string {
  const codes = Object.entries(query).map(([name, sample]): [string, string] => [
    name,
    samples[sample].code,
  ])
  const search = String(new URLSearchParams(codes))
  return search === '' ? opensAt : `${opensAt}?${search}`
}

export function addressOfState(origin: string, state: ShownState, path: string): string {
  const address = new URL(path, origin)
  address.hostname = hostOfState(state)
  return address.href
}
