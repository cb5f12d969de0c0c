import { coverDataUrl, drawCover, drawProviderCover } from './covers/cover.ts'
import type { CoverKind } from './covers/cover.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localisedName } from '../../i18n/localised-name.ts'
import type { Names } from '../../lib/names.ts'

const drawn = new Map<string, string>()

/** Draws each cover once for as long as the page lives; covers of one name are the same. */
const once = (key: string, draw: () => string): string => {
  const known = drawn.get(key)
  if (known !== undefined) return known
  const address = coverDataUrl(draw())
  drawn.set(key, address)
  return address
}

/** What a picture is drawn from: the same in every language, so a provider keeps its colours. */
const seedOf = ({ ko, en }: Names): string => `${ko} ${en}`

/** The address of a provider's cover, with its name in the player's language. */
export const providerCover = (kind: CoverKind, names: Names, locale: Locale): string => {
  const name = localisedName(locale, names)
  const provider = seedOf(names)
  return once(`${kind}/${provider}/${name}`, () => drawProviderCover({ name, kind, provider }))
}

/** The address of a slot game's cover, in the colours of its provider. */
export const slotCover = (providerNames: Names, names: Names, locale: Locale): string => {
  const name = localisedName(locale, names)
  const [provider, seed] = [seedOf(providerNames), seedOf(names)]
  return once(`slot/${provider}/${seed}/${name}`, () =>
    drawCover({ name, provider, kind: 'slot', seed }),
  )
}
