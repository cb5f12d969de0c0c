import { SearchIcon } from '../../ui/icons-list.tsx'
import { CompIcon } from '../../ui/icons-member.tsx'
import { DepositIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { CasinoIcon, HelpIcon, MessageIcon, NoticeIcon, SlotIcon, SportIcon, UserIcon } from '../../ui/icons-place.tsx'

/** Icon of each entry of the menu. */
export const menuIcons = {
  'place.casino': CasinoIcon,
  'place.slot': SlotIcon,
  'place.sport': SportIcon,
  'place.deposit': DepositIcon,
  'place.withdraw': WithdrawIcon,
  'place.comp': CompIcon,
  'place.notice': NoticeIcon,
  'place.help': HelpIcon,
  'place.note': MessageIcon,
  'place.user': UserIcon,
} as const

/** Entries above the menu, for members. */
export const placesAboveMenu = [
  { path: '/search', name: 'allGames.menu.link', icon: SearchIcon },
] as const
