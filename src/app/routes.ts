import { late } from '../ui/lazy-component.tsx'
import type { LateComponent } from '../ui/lazy-component.tsx'

export type ScreenRoute = { readonly path: string; readonly Screen: LateComponent<object> }

/** Open to everybody; `*` is any address that leads nowhere. */
export const routesForAll: readonly ScreenRoute[] = [
  {
    path: '/login',
    Screen: late(async () => (await import('../features/session/login-screen.tsx')).LoginScreen),
  },
  {
    path: '/register',
    Screen: late(
      async () => (await import('../features/registration/register-screen.tsx')).RegisterScreen,
    ),
  },
  {
    path: '/admin/error',
    Screen: late(async () => (await import('../failures/error-screen.tsx')).ErrorScreen),
  },
  {
    path: '*',
    Screen: late(async () => (await import('../failures/not-found-screen.tsx')).NotFoundScreen),
  },
]

/** Who is not logged in gets the warning msg2001 instead of these (R-NAV-03). */
export const routesForMembers: readonly ScreenRoute[] = [
  {
    path: '/help',
    Screen: late(
      async () => (await import('../features/inquiries/inquiries-screen.tsx')).InquiriesScreen,
    ),
  },
  {
    path: '/note',
    Screen: late(async () => (await import('../features/notes/notes-screen.tsx')).NotesScreen),
  },
  {
    path: '/notice',
    Screen: late(
      async () => (await import('../features/notices/notices-screen.tsx')).NoticesScreen,
    ),
  },
  {
    path: '/deposit',
    Screen: late(
      async () => (await import('../features/wallet/deposits/deposits-screen.tsx')).DepositsScreen,
    ),
  },
  {
    path: '/withdraw',
    Screen: late(
      async () =>
        (await import('../features/wallet/withdrawals/withdrawals-screen.tsx')).WithdrawalsScreen,
    ),
  },
  {
    path: '/user',
    Screen: late(async () => (await import('../features/member/member-screen.tsx')).MemberScreen),
  },
  {
    path: '/comp',
    Screen: late(async () => (await import('../features/comp/comp-screen.tsx')).CompScreen),
  },
  {
    path: '/game',
    Screen: late(
      async () => (await import('../features/bets/game-area-screen.tsx')).GameAreaScreen,
    ),
  },
  {
    path: '/casino',
    Screen: late(async () => (await import('../features/lobby/casino-screen.tsx')).CasinoScreen),
  },
  {
    path: '/sport',
    Screen: late(async () => (await import('../features/lobby/sport-screen.tsx')).SportScreen),
  },
  {
    path: '/slot',
    Screen: late(async () => (await import('../features/lobby/slot-screen.tsx')).SlotScreen),
  },
  {
    path: '/slot/game',
    Screen: late(
      async () => (await import('../features/lobby/slot-games-screen.tsx')).SlotGamesScreen,
    ),
  },
]

/** Loads the screen at this address ahead of its need. */
export const prepareScreen = (pathname: string): void =>
  [...routesForAll, ...routesForMembers].find(({ path }) => path === pathname)?.Screen.prepare()
