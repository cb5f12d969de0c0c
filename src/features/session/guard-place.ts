import type { MessageId } from '../../i18n/catalog.ts'

type GuardPlace = {
  readonly title: MessageId
  /** Describes what guests or members find there. */
  readonly lead?: MessageId
  /** Title of what the login opens, where guests see a part of the page. */
  readonly opens?: MessageId
  /** The covers beside the login, where guests see no part of the page. */
  readonly art?:
    | 'comp'
    | 'deposit'
    | 'devices'
    | 'game'
    | 'limits'
    | 'note'
    | 'notice'
    | 'user'
    | 'withdraw'
  /** The drawing behind the head of a lobby. */
  readonly band?: 'casino' | 'slot' | 'sport'
}

const otherPlace: GuardPlace = { title: 'guard.title.other', art: 'devices' }
const playTitle = 'guard.play.title'

const placesByPath: ReadonlyMap<string, GuardPlace> = new Map<string, GuardPlace>([
  ['/bets', { title: 'guard.point.bets', lead: 'guard.rule.bets', art: 'game' }],
  [
    '/casino',
    { title: 'place.casino', lead: 'guard.lead.casino', opens: playTitle, band: 'casino' },
  ],
  ['/comp', { title: 'place.comp', lead: 'guard.rule.lead.comp', art: 'comp' }],
  ['/deposit', { title: 'place.deposit', lead: 'guard.rule.lead.deposit', art: 'deposit' }],
  ['/devices', { title: 'guard.title.devices', lead: 'guard.lead.devices', art: 'devices' }],
  ['/game', { title: 'guard.title.game', lead: 'guard.rule.lead.game', art: 'game' }],
  ['/help', { title: 'place.help', lead: 'guard.lead.help', opens: 'guard.help.title' }],
  ['/limits', { title: 'guard.title.limits', lead: 'guard.rule.lead.limits', art: 'limits' }],
  ['/note', { title: 'place.note', lead: 'guard.lead.note', art: 'note' }],
  ['/notice', { title: 'place.notice', lead: 'guard.lead.notice', art: 'notice' }],
  [
    '/search',
    {
      title: 'guard.title.search',
      lead: 'guard.lead.search',
      opens: 'guard.search.title',
    },
  ],
  ['/slot', { title: 'place.slot', lead: 'guard.lead.slot', opens: playTitle, band: 'slot' }],
  [
    '/slot/game',
    { title: 'place.slot', lead: 'guard.lead.provider', opens: playTitle, band: 'slot' },
  ],
  ['/sport', { title: 'place.sport', lead: 'guard.lead.sport', opens: playTitle, band: 'sport' }],
  ['/user', { title: 'place.user', lead: 'guard.rule.lead.user', art: 'user' }],
  ['/withdraw', { title: 'place.withdraw', lead: 'guard.rule.lead.withdraw', art: 'withdraw' }],
])

/** Look of the login that replaces the member's page at this path for guests. */
export const guardPlaceOf = (pathname: string): GuardPlace =>
  placesByPath.get(pathname) ?? otherPlace
