import type { ComponentType } from 'react'
import type { PlainMessageId } from '../announcements/announcer.ts'
import { CompIcon, DepositIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import {
  CasinoIcon,
  HelpIcon,
  HomeIcon,
  MessageIcon,
  NoticeIcon,
  SlotIcon,
  SportIcon,
  UserIcon,
} from '../../ui/icons-place.tsx'

export type Place = {
  readonly path: string
  readonly name: PlainMessageId
  readonly icon: ComponentType
}

const casino: Place = { path: '/casino', name: 'place.casino', icon: CasinoIcon }
const slot: Place = { path: '/slot', name: 'place.slot', icon: SlotIcon }
const sport: Place = { path: '/sport', name: 'place.sport', icon: SportIcon }

/** The top menu, in this order (R-NAV-02). */
export const menuPlaces: readonly Place[] = [
  casino,
  slot,
  sport,
  { path: '/deposit', name: 'place.deposit', icon: DepositIcon },
  { path: '/withdraw', name: 'place.withdraw', icon: WithdrawIcon },
  { path: '/comp', name: 'place.comp', icon: CompIcon },
  { path: '/notice', name: 'place.notice', icon: NoticeIcon },
  { path: '/help', name: 'place.help', icon: HelpIcon },
  { path: '/note', name: 'place.note', icon: MessageIcon },
  { path: '/user', name: 'place.user', icon: UserIcon },
]

/** What stands within the thumb's reach on a phone. */
export const barPlaces: readonly Place[] = [
  { path: '/', name: 'place.home', icon: HomeIcon },
  { ...casino, name: 'place.casino.short' },
  slot,
  sport,
]
