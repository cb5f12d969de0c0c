import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

/** A screen whose code is loaded when a player goes there. */
const late = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> => lazy(async () => ({ default: (await load())[name] }))

export type ScreenRoute = {
  readonly path: string
  readonly Screen: LazyExoticComponent<ComponentType>
}

/** `/`: the only screen that does not wait for the late messages. */
export const Home = late(() => import('../screens/home/home-screen.tsx'), 'HomeScreen')

/** Open to everybody; `*` is any address that leads nowhere. */
export const routesForAll: readonly ScreenRoute[] = [
  {
    path: '/login',
    Screen: late(() => import('../screens/session/login-screen.tsx'), 'LoginScreen'),
  },
  {
    path: '/register',
    Screen: late(() => import('../screens/register/register-screen.tsx'), 'RegisterScreen'),
  },
  {
    path: '/admin/error',
    Screen: late(() => import('../screens/error/error-screen.tsx'), 'ErrorScreen'),
  },
  {
    path: '*',
    Screen: late(() => import('../screens/not-found/not-found-screen.tsx'), 'NotFoundScreen'),
  },
]

/** Who is not logged in gets the warning msg2001 instead of these (R-NAV-03). */
export const routesForMembers: readonly ScreenRoute[] = [
  {
    path: '/help',
    Screen: late(() => import('../screens/inquiries/inquiries-screen.tsx'), 'InquiriesScreen'),
  },
  { path: '/note', Screen: late(() => import('../screens/notes/notes-screen.tsx'), 'NotesScreen') },
  {
    path: '/notice',
    Screen: late(() => import('../screens/notices/notices-screen.tsx'), 'NoticesScreen'),
  },
  {
    path: '/deposit',
    Screen: late(() => import('../screens/deposits/deposits-screen.tsx'), 'DepositsScreen'),
  },
  {
    path: '/withdraw',
    Screen: late(
      () => import('../screens/withdrawals/withdrawals-screen.tsx'),
      'WithdrawalsScreen',
    ),
  },
  {
    path: '/user',
    Screen: late(() => import('../screens/member/member-screen.tsx'), 'MemberScreen'),
  },
  { path: '/comp', Screen: late(() => import('../screens/comp/comp-screen.tsx'), 'CompScreen') },
  {
    path: '/game',
    Screen: late(() => import('../screens/game-area/game-area-screen.tsx'), 'GameAreaScreen'),
  },
  {
    path: '/casino',
    Screen: late(() => import('../screens/lobby/casino-screen.tsx'), 'CasinoScreen'),
  },
  {
    path: '/sport',
    Screen: late(() => import('../screens/lobby/sport-screen.tsx'), 'SportScreen'),
  },
  { path: '/slot', Screen: late(() => import('../screens/lobby/slot-screen.tsx'), 'SlotScreen') },
  {
    path: '/slot/game',
    Screen: late(() => import('../screens/lobby/slot-games-screen.tsx'), 'SlotGamesScreen'),
  },
]
