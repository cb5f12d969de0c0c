import type { MessageId } from '../../i18n/catalog.ts'

type GuardPlace = {
  readonly title: MessageId
  /** What guests find there, or a member. */
  readonly lead?: MessageId
  /** The picture of covers. */
  readonly art:
    | 'comp'
    | 'deposit'
    | 'devices'
    | 'game'
    | 'limits'
    | 'login'
    | 'note'
    | 'notice'
    | 'user'
    | 'withdraw'
  /** The drawing behind the head of a lobby. */
  readonly band?: 'casino' | 'slot' | 'sport'
}

const elsewhere: GuardPlace = { title: 'guard.title.other', art: 'login' }

const places: ReadonlyMap<string, GuardPlace> = new Map<string, GuardPlace>([
  ['/casino', { ...elsewhere, title: 'place.casino', lead: 'guard.lead.casino', band: 'casino' }],
  ['/comp', { title: 'place.comp', lead: 'guard.rule.lead.comp', art: 'comp' }],
  ['/deposit', { title: 'place.deposit', lead: 'guard.rule.lead.deposit', art: 'deposit' }],
  ['/devices', { title: 'guard.title.devices', lead: 'guard.lead.devices', art: 'devices' }],
  ['/game', { title: 'guard.title.game', lead: 'guard.rule.lead.game', art: 'game' }],
  ['/help', { ...elsewhere, title: 'place.help', lead: 'guard.lead.help' }],
  ['/limits', { title: 'guard.title.limits', lead: 'guard.rule.lead.limits', art: 'limits' }],
  ['/note', { title: 'place.note', lead: 'guard.lead.note', art: 'note' }],
  ['/notice', { title: 'place.notice', lead: 'guard.lead.notice', art: 'notice' }],
  ['/search', { ...elsewhere, title: 'guard.title.search', lead: 'guard.lead.search' }],
  ['/slot', { ...elsewhere, title: 'place.slot', lead: 'guard.lead.slot', band: 'slot' }],
  ['/slot/game', { ...elsewhere, title: 'place.slot', lead: 'guard.lead.provider', band: 'slot' }],
  ['/sport', { ...elsewhere, title: 'place.sport', lead: 'guard.lead.sport', band: 'sport' }],
  ['/user', { title: 'place.user', lead: 'guard.rule.lead.user', art: 'user' }],
  ['/withdraw', { title: 'place.withdraw', lead: 'guard.rule.lead.withdraw', art: 'withdraw' }],
])

/** How the login looks that guests see instead of the member's page at this path. */
export const guardPlaceOf = (pathname: string): GuardPlace => places.get(pathname) ?? elsewhere
