import type { Entries, Invariant } from './invariant.model.ts'

const local =
  /^maru-name$|^maru:(?:balance|last-used|logins|popups-hidden|theme)$|^maru:(?:favourites|recent|searches):/
const session =
  /^maru-login-id$|^maru:(?:decided-counts|inquiry-draft|money-forms|popups-closed|registration|reloaded-for|signed-in)$/
const cookies = /^maru-(?:language|name|session)$|^(?:__Host-)?(?:session|device)$/
const channels = /^maru:(?:idle-limit|live|reality-check|tabs)$/

const unknownIn = (entries: Entries, known: RegExp, place: string): readonly string[] =>
  entries.flatMap(([key]) => (known.test(key) ? [] : [`${place} ${key}`]))

export const knownKeys: Invariant = {
  name: 'storage, cookies and channels have known keys only',
  reason: 'What nobody knows is not forgotten at a logout, and not named to players.',
  remedy:
    'Add the key to known-keys.ts, and say in docs/security.md what it keeps and for how long.',
  watch: () => (snapshot) => [
    ...unknownIn(snapshot.localStorage, local, 'local storage'),
    ...snapshot.tabs.flatMap((tab) => unknownIn(tab.sessionStorage, session, 'session storage')),
    ...snapshot.cookieNames.flatMap((name) => (cookies.test(name) ? [] : [`cookie ${name}`])),
    ...snapshot.channelNames.flatMap((name) => (channels.test(name) ? [] : [`channel ${name}`])),
  ],
}
