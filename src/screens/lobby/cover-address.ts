import { coverDataUrl, drawCover, drawProviderCover } from '../../lib/cover.ts'
import type { CoverKind } from '../../lib/cover.ts'

const drawn = new Map<string, string>()

/** A cover is drawn once for as long as the page lives: the same name, the same picture. */
const once = (key: string, draw: () => string): string => {
  const known = drawn.get(key)
  if (known !== undefined) return known
  const address = coverDataUrl(draw())
  drawn.set(key, address)
  return address
}

/** The address of a house's cover. */
export const providerCover = (kind: CoverKind, name: string): string =>
  once(`${kind}/${name}`, () => drawProviderCover({ name, kind }))

/** The address of a slot game's cover, in the colours of its house. */
export const slotCover = (provider: string, name: string): string =>
  once(`slot/${provider}/${name}`, () => drawCover({ name, provider, kind: 'slot' }))
