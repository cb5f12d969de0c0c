import type { MessageId } from '../../i18n/catalog.ts'

type GuardPlace = {
  readonly title: MessageId
  /** The drawing of a kind of games; without one, the site's picture. */
  readonly art?: 'casino' | 'slot' | 'sport'
}

const places: ReadonlyMap<string, GuardPlace> = new Map([
  ['/casino', { title: 'guard.title.casino', art: 'casino' }],
  ['/comp', { title: 'guard.title.comp' }],
  ['/deposit', { title: 'guard.title.deposit' }],
  ['/devices', { title: 'guard.title.devices' }],
  ['/game', { title: 'guard.title.game' }],
  ['/help', { title: 'guard.title.help' }],
  ['/limits', { title: 'guard.title.limits' }],
  ['/note', { title: 'guard.title.note' }],
  ['/notice', { title: 'guard.title.notice' }],
  ['/search', { title: 'guard.title.search', art: 'slot' }],
  ['/slot', { title: 'guard.title.slot', art: 'slot' }],
  ['/slot/game', { title: 'guard.title.slot', art: 'slot' }],
  ['/sport', { title: 'guard.title.sport', art: 'sport' }],
  ['/user', { title: 'guard.title.user' }],
  ['/withdraw', { title: 'guard.title.withdraw' }],
])

const elsewhere: GuardPlace = { title: 'guard.title.other' }

/** How the login looks that guests see instead of the member's page at this path. */
export const guardPlaceOf = (pathname: string): GuardPlace => places.get(pathname) ?? elsewhere
