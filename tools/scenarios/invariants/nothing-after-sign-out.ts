import { isMember } from './invariant.model.ts'
import type { Invariant, SeenMember } from './invariant.model.ts'

/** Values that may stay for the next visit: the player's choices, and values without a name. */
const allowed =
  /^maru-name$|^maru-login-id$|^maru:(?:favourites|recent|searches|logins|last-used|theme)/

export const nothingAfterSignOut: Invariant = {
  name: 'after a logout nothing of the member remains',
  reason: 'The next person at this device reads whose money it was, and how much.',
  remedy: 'Forget it with the session: `forgetMember`, and the storage of the feature.',
  watch: () => {
    const last = new Map<number, SeenMember>()
    return ({ tabs, localStorage, calls }) =>
      tabs.flatMap((tab) => {
        if (tab.member !== null && tab.member !== undefined) last.set(tab.number, tab.member)
        const member = last.get(tab.number)
        const isOut = tab.statesOf('session').some((state) => state === 'unauthenticated.idle')
        if (member === undefined || !isOut || isMember(tab) || tab.isFrozen) return []
        const named = (text: string) =>
          member.privateTexts.filter((one) => text.includes(one)).map((one) => `"${one}"`)
        const logout = calls.findLast(
          ({ operation, outcome }) => operation === 'logout' && outcome === 'success',
        )
        // A session that ends by itself keeps what its member has typed, for that member alone.
        const stores = logout?.tab === tab.number ? [...localStorage, ...tab.sessionStorage] : []
        const stored = stores.flatMap(([key, value]) =>
          allowed.test(key) ? [] : named(value).map((one) => `${one} in ${key}`),
        )
        return [
          ...named(tab.page?.text ?? '').map((one) => `${one} on the page`),
          ...stored,
          ...(tab.queries ?? []).flatMap(({ key, isPublic }) =>
            isPublic ? [] : [`the query ${key}`],
          ),
        ]
      })
  },
}
