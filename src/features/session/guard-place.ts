import type { MessageId } from '../../i18n/catalog.ts'

type GuardPlace = {
  readonly title: MessageId
  /** What a member finds there. */
  readonly lead?: MessageId
  /** The picture of covers (ui/gate-art.ts). */
  readonly art: 'casino' | 'games' | 'letters' | 'money' | 'own' | 'slot' | 'sport'
  /** The one of them beside the title on phones. */
  readonly card?: 'first' | 'second' | 'third'
  /** The drawing behind the head of a lobby. */
  readonly band?: 'casino' | 'slot' | 'sport'
}

const places: ReadonlyMap<string, GuardPlace> = new Map([
  ['/casino', { title: 'place.casino', lead: 'guard.lead.casino', art: 'casino', band: 'casino' }],
  ['/comp', { title: 'place.comp', lead: 'guard.lead.comp', art: 'money', card: 'third' }],
  ['/deposit', { title: 'place.deposit', lead: 'guard.lead.deposit', art: 'money', card: 'first' }],
  [
    '/devices',
    { title: 'guard.title.devices', lead: 'guard.lead.devices', art: 'own', card: 'third' },
  ],
  ['/game', { title: 'guard.title.game', lead: 'guard.lead.game', art: 'money', card: 'first' }],
  ['/help', { title: 'place.help', lead: 'guard.lead.help', art: 'letters' }],
  [
    '/limits',
    { title: 'guard.title.limits', lead: 'guard.lead.limits', art: 'own', card: 'first' },
  ],
  ['/note', { title: 'place.note', lead: 'guard.lead.note', art: 'letters', card: 'third' }],
  ['/notice', { title: 'place.notice', lead: 'guard.lead.notice', art: 'letters', card: 'first' }],
  [
    '/search',
    { title: 'guard.title.search', lead: 'guard.lead.search', art: 'games', band: 'slot' },
  ],
  ['/slot', { title: 'place.slot', lead: 'guard.lead.slot', art: 'slot', band: 'slot' }],
  ['/slot/game', { title: 'place.slot', art: 'slot', band: 'slot' }],
  ['/sport', { title: 'place.sport', lead: 'guard.lead.sport', art: 'sport', band: 'sport' }],
  ['/user', { title: 'place.user', lead: 'guard.lead.user', art: 'own', card: 'second' }],
  [
    '/withdraw',
    { title: 'place.withdraw', lead: 'guard.lead.withdraw', art: 'money', card: 'first' },
  ],
])

const elsewhere: GuardPlace = { title: 'guard.title.other', art: 'games' }

/** How the login looks that guests see instead of the member's page at this path. */
export const guardPlaceOf = (pathname: string): GuardPlace => places.get(pathname) ?? elsewhere
