import { eachTab } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

export const windowWithoutOpener: Invariant = {
  name: "a game's window does not keep its opener",
  reason: "A provider's page could lead the site's page to a faked login.",
  remedy: 'Set `opener = null` before the window gets an address.',
  watch: eachTab(({ windows }) =>
    windows.flatMap(({ state, hasOpener }) =>
      state === 'open' && hasOpener ? ['the window of a game has an opener'] : [],
    ),
  ),
}
