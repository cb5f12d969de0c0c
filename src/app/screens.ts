import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

type LateScreen = {
  readonly Screen: LazyExoticComponent<ComponentType>
  /** Loads the code ahead of its need; a failure shows when the screen is needed. */
  readonly prepare: () => void
}

/** A screen whose code is loaded when a player goes there. */
const late = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LateScreen => ({
  Screen: lazy(async () => ({ default: (await load())[name] })),
  prepare: () => void load().catch(() => undefined),
})

export type ScreenRoute = LateScreen & { readonly path: string }

/** `/`: the only screen that does not wait for the late messages. */
export const { Screen: Home } = late(() => import('../screens/home/home-screen.tsx'), 'HomeScreen')

/** Open to everybody; `*` is any address that leads nowhere. */
export const routesForAll: readonly ScreenRoute[] = [
  {
    path: '/login',
    ...late(() => import('../screens/session/login-screen.tsx'), 'LoginScreen'),
  },
  {
    path: '/register',
    ...late(() => import('../screens/register/register-screen.tsx'), 'RegisterScreen'),
  },
  {
    path: '/admin/error',
    ...late(() => import('../screens/error/error-screen.tsx'), 'ErrorScreen'),
  },
  {
    path: '*',
    ...late(() => import('../screens/not-found/not-found-screen.tsx'), 'NotFoundScreen'),
  },
]

/** Who is not logged in gets the warning msg2001 instead of these (R-NAV-03). */
export const routesForMembers: readonly ScreenRoute[] = [
  {
    path: '/help',
    ...late(() => import('../screens/inquiries/inquiries-screen.tsx'), 'InquiriesScreen'),
  },
  { path: '/note', ...late(() => import('../screens/notes/notes-screen.tsx'), 'NotesScreen') },
  {
    path: '/notice',
    ...late(() => import('../screens/notices/notices-screen.tsx'), 'NoticesScreen'),
  },
  {
    path: '/deposit',
    ...late(() => import('../screens/deposits/deposits-screen.tsx'), 'DepositsScreen'),
  },
  {
    path: '/withdraw',
    ...late(() => import('../screens/withdrawals/withdrawals-screen.tsx'), 'WithdrawalsScreen'),
  },
  {
    path: '/user',
    ...late(() => import('../screens/member/member-screen.tsx'), 'MemberScreen'),
  },
  { path: '/comp', ...late(() => import('../screens/comp/comp-screen.tsx'), 'CompScreen') },
  {
    path: '/game',
    ...late(() => import('../screens/game-area/game-area-screen.tsx'), 'GameAreaScreen'),
  },
  {
    path: '/casino',
    ...late(() => import('../screens/lobby/casino-screen.tsx'), 'CasinoScreen'),
  },
  {
    path: '/sport',
    ...late(() => import('../screens/lobby/sport-screen.tsx'), 'SportScreen'),
  },
  { path: '/slot', ...late(() => import('../screens/lobby/slot-screen.tsx'), 'SlotScreen') },
  {
    path: '/slot/game',
    ...late(() => import('../screens/lobby/slot-games-screen.tsx'), 'SlotGamesScreen'),
  },
]
