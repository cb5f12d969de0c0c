import { CasinoIcon, HomeIcon, SlotIcon, SportIcon } from '../../ui/icons-place.tsx'

/** The bar at the bottom of phones. */
export const barPlaces = [
  { path: '/', name: 'place.home', icon: HomeIcon },
  { path: '/casino', name: 'place.casino.short', icon: CasinoIcon },
  { path: '/slot', name: 'place.slot', icon: SlotIcon },
  { path: '/sport', name: 'place.sport', icon: SportIcon },
] as const
