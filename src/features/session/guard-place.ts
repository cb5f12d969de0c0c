import type { MessageId } from '../../i18n/catalog.ts'

type GuardPlace = {
  /** What a guest wants to do here; of a lobby its name. */
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
  ['/comp', { title: 'guard.title.comp', lead: 'guard.lead.comp', art: 'money', card: 'third' }],
  [
    '/deposit',
    { title: 'guard.title.deposit', lead: 'guard.lead.deposit', art: 'money', card: 'first' },
  ],
  [
    '/devices',
    { title: 'guard.title.devices', lead: 'guard.lead.devices', art: 'own', card: 'third' },
  ],
  ['/game', { title: 'guard.title.game', lead: 'guard.lead.game', art: 'money', card: 'first' }],
  ['/help', { title: 'guard.title.help', lead: 'guard.lead.help', art: 'letters' }],
  [
    '/limits',
    { title: 'guard.title.limits', lead: 'guard.lead.limits', art: 'own', card: 'first' },
  ],
  ['/note', { title: 'guard.title.note', lead: 'guard.lead.note', art: 'letters', card: 'third' }],
  [
    '/notice',
    { title: 'guard.title.notice', lead: 'guard.lead.notice', art: 'letters', card: 'first' },
  ],
  [
    '/search',
    { title: 'guard.title.search', lead: 'guard.lead.search', art: 'games', band: 'slot' },
  ],
  ['/slot', { title: 'place.slot', lead: 'guard.lead.slot', art: 'slot', band: 'slot' }],
  ['/slot/game', { title: 'place.slot', art: 'slot', band: 'slot' }],
  ['/sport', { title: 'place.sport', lead: 'guard.lead.sport', art: 'sport', band: 'sport' }],
  ['/user', { title: 'guard.title.user', lead: 'guard.lead.user', art: 'own', card: 'second' }],
  [
    '/withdraw',
    { title: 'guard.title.withdraw', lead: 'guard.lead.withdraw', art: 'money', card: 'first' },
  ],
])

const elsewhere: GuardPlace = { title: 'guard.title.other', art: 'games' }

/** How the login looks that guests see instead of the member's page at this path. */
export const guardPlaceOf = (pathname: string): GuardPlace => places.get(pathname) ?? elsewhere
