import { lazyComponent } from '../../ui/lazy-component.tsx'

/** Open to everybody; `*` is any address that leads nowhere. */
export const routesForAll = [
  {
    path: '/accessibility',
    Screen: lazyComponent(async () => (await import('../../features/accessibility/accessibility-screen.tsx')).AccessibilityScreen),
  },
  {
    path: '/admin/error',
    Screen: lazyComponent(async () => (await import('../../failures/error-screen.tsx')).ErrorScreen),
  },
  {
    path: '/login',
    Screen: lazyComponent(async () => (await import('../../features/session/login-screen.tsx')).LoginScreen),
  },
  {
    path: '/register',
    Screen: lazyComponent(async () => (await import('../../features/registration/register-screen.tsx')).RegisterScreen),
  },
  {
    path: '*',
    Screen: lazyComponent(async () => (await import('../../failures/not-found-screen.tsx')).NotFoundScreen),
  },
] as const

/** A guest gets the warning msg2001 instead of these (R-NAV-03). */
export const routesForMembers = [
  {
    path: '/bets',
    Screen: lazyComponent(async () => (await import('../../features/bets/bets-screen.tsx')).BetsScreen),
  },
  {
    path: '/casino',
    Screen: lazyComponent(async () => (await import('../../features/lobby/category-screens.tsx')).CasinoScreen),
  },
  {
    path: '/comp',
    Screen: lazyComponent(async () => (await import('../../features/comp/comp-screen.tsx')).CompScreen),
  },
  {
    path: '/deposit',
    Screen: lazyComponent(async () => (await import('../../features/wallet/deposits/deposits-screen.tsx')).DepositsScreen),
  },
  {
    path: '/devices',
    Screen: lazyComponent(async () => (await import('../../features/devices/devices-screen.tsx')).DevicesScreen),
  },
  {
    path: '/game',
    Screen: lazyComponent(async () => (await import('../../features/bets/game-area-screen.tsx')).GameAreaScreen),
  },
  {
    path: '/help',
    Screen: lazyComponent(async () => (await import('../../features/inquiries/inquiries-screen.tsx')).InquiriesScreen),
  },
  {
    path: '/limits',
    Screen: lazyComponent(async () => (await import('../../features/protection/protection-screen.tsx')).ProtectionScreen),
  },
  {
    path: '/note',
    Screen: lazyComponent(async () => (await import('../../features/notes/notes-screen.tsx')).NotesScreen),
  },
  {
    path: '/notice',
    Screen: lazyComponent(async () => (await import('../../features/notices/notices-screen.tsx')).NoticesScreen),
  },
  {
    path: '/search',
    Screen: lazyComponent(async () => (await import('../../features/lobby/all-games-screen.tsx')).AllGamesScreen),
  },
  {
    path: '/slot',
    Screen: lazyComponent(async () => (await import('../../features/lobby/category-screens.tsx')).SlotScreen),
  },
  {
    path: '/slot/game',
    Screen: lazyComponent(async () => (await import('../../features/lobby/slot-games-screen.tsx')).SlotGamesScreen),
  },
  {
    path: '/sport',
    Screen: lazyComponent(async () => (await import('../../features/lobby/category-screens.tsx')).SportScreen),
  },
  {
    path: '/user',
    Screen: lazyComponent(async () => (await import('../../features/member/member-screen.tsx')).MemberScreen),
  },
  {
    path: '/withdraw',
    Screen: lazyComponent(async () => (await import('../../features/wallet/withdrawals/withdrawals-screen.tsx')).WithdrawalsScreen),
  },
] as const
