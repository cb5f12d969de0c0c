import { eachTab, isMember } from './invariant.model.ts'
import type { Entries, Invariant, MemberSnapshot } from './invariant.model.ts'

/** Values that may stay for the next visit: the player's choices, and values without a name. */
const ALLOWED_KEY =
  /^maru-name$|^maru-login-id$|^maru:(?:favourites|recent|searches|logins|last-used|theme)/

export const nothingAfterSignOut: Invariant = {
  name: 'after a logout nothing of the member remains',
  reason: 'The next person at this device reads whose money it was, and how much.',
  remedy: 'Forget it with the session: `forgetMember`, and the storage of the feature.',
  watch: () => {
    const lastMembers = new Map<number, MemberSnapshot>()
    return ({ tabs, localStorage, calls }) =>
      tabs.flatMap((tab) => {
        if (tab.member !== null && tab.member !== undefined) lastMembers.set(tab.number, tab.member)
        const member = lastMembers.get(tab.number)
        const isSignedOut = tab
          .statesOf('session')
          .some((state) => state === 'unauthenticated.idle')
        if (member === undefined || !isSignedOut || isMember(tab) || tab.isFrozen) return []
        const quotePrivateTexts = (text: string) =>
          member.privateTexts
            .filter((privateText) => text.includes(privateText))
            .map((privateText) => `"${privateText}"`)
        const logout = calls.findLast(
          ({ operation, outcome }) => operation === 'logout' && outcome === 'success',
        )
        // After an expired session the typed texts stay, for the same member only.
        const stores = logout?.tab === tab.number ? [...localStorage, ...tab.sessionStorage] : []
        const storedFindings = stores.flatMap(([key, value]) =>
          ALLOWED_KEY.test(key)
            ? []
            : quotePrivateTexts(value).map((quoted) => `${quoted} in ${key}`),
        )
        return [
          ...quotePrivateTexts(tab.page?.text ?? '').map((quoted) => `${quoted} on the page`),
          ...storedFindings,
          ...(tab.queries ?? []).flatMap(({ key, isPublic }) =>
            isPublic ? [] : [`the query ${key}`],
          ),
        ]
      })
  },
}

const KNOWN_LOCAL_KEY =
  /^maru-name$|^maru:(?:balance|last-used|logins|popups-hidden|theme)$|^maru:(?:favourites|recent|searches):/
const KNOWN_SESSION_KEY =
  /^maru-login-id$|^maru:(?:decided-counts|inquiry-draft|money-forms|popups-closed|registration|reloaded-for|signed-in)$/
const KNOWN_COOKIE = /^maru-(?:language|name|session)$|^(?:__Host-)?(?:session|device)$/
const KNOWN_CHANNEL = /^maru:(?:idle-limit|live|reality-check|tabs)$/

const unknownKeysIn = (entries: Entries, knownPattern: RegExp, place: string): readonly string[] =>
  entries.flatMap(([key]) => (knownPattern.test(key) ? [] : [`${place} ${key}`]))

export const knownKeys: Invariant = {
  name: 'storage, cookies and channels have known keys only',
  reason: 'What nobody knows is not forgotten at a logout, and not named to players.',
  remedy: 'Add the key to privacy.ts, and say in docs/security.md what it keeps and for how long.',
  watch: () => (snapshot) => [
    ...unknownKeysIn(snapshot.localStorage, KNOWN_LOCAL_KEY, 'local storage'),
    ...snapshot.tabs.flatMap((tab) =>
      unknownKeysIn(tab.sessionStorage, KNOWN_SESSION_KEY, 'session storage'),
    ),
    ...snapshot.cookieNames.flatMap((name) => (KNOWN_COOKIE.test(name) ? [] : [`cookie ${name}`])),
    ...snapshot.channelNames.flatMap((name) =>
      KNOWN_CHANNEL.test(name) ? [] : [`channel ${name}`],
    ),
  ],
}

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
