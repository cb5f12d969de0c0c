import type { MessageId } from '../../i18n/catalog.ts'

type GuardPlace = {
  /** What a guest wants to do here. */
  readonly title: MessageId
  /** What a member finds there, where no list of points says so. */
  readonly lead?: MessageId
  /** The picture of covers (ui/gate-art.ts). */
  readonly art: 'casino' | 'games' | 'letters' | 'money' | 'own' | 'slot' | 'sport'
  /** The one of them beside the title on phones. */
  readonly card?: 'first' | 'second' | 'third'
  /** The drawing behind the head of a lobby. */
  readonly band?: 'casino' | 'slot' | 'sport'
}

const places: ReadonlyMap<string, GuardPlace> = new Map([
  [
    '/casino',
    { title: 'guard.title.casino', lead: 'guard.lead.casino', art: 'casino', band: 'casino' },
  ],
  ['/comp', { title: 'guard.title.comp', art: 'money', card: 'third' }],
  ['/deposit', { title: 'guard.title.deposit', art: 'money', card: 'first' }],
  ['/devices', { title: 'guard.title.devices', art: 'own', card: 'third' }],
  ['/game', { title: 'guard.title.game', art: 'money', card: 'second' }],
  ['/help', { title: 'guard.title.help', lead: 'guard.lead.help', art: 'letters' }],
  ['/limits', { title: 'guard.title.limits', art: 'own', card: 'first' }],
  ['/note', { title: 'guard.title.note', art: 'letters', card: 'third' }],
  ['/notice', { title: 'guard.title.notice', art: 'letters', card: 'first' }],
  [
    '/search',
    { title: 'guard.title.search', lead: 'guard.lead.search', art: 'games', band: 'slot' },
  ],
  ['/slot', { title: 'guard.title.slot', lead: 'guard.lead.slot', art: 'slot', band: 'slot' }],
  ['/slot/game', { title: 'guard.title.slot', art: 'slot', band: 'slot' }],
  ['/sport', { title: 'guard.title.sport', lead: 'guard.lead.sport', art: 'sport', band: 'sport' }],
  ['/user', { title: 'guard.title.user', art: 'own', card: 'second' }],
  ['/withdraw', { title: 'guard.title.withdraw', art: 'money', card: 'first' }],
])

const elsewhere: GuardPlace = { title: 'guard.title.other', art: 'games' }

/** How the login looks that guests see instead of the member's page at this path. */
export const guardPlaceOf = (pathname: string): GuardPlace => places.get(pathname) ?? elsewhere
