import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

/** A screen whose code is loaded when a player goes there. */
const late = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> => lazy(async () => ({ default: (await load())[name] }))

export type Route = {
  readonly path: string
  readonly Screen: LazyExoticComponent<ComponentType>
  /** Who is not logged in gets the warning msg2001 instead of the screen (R-NAV-03). */
  readonly isForMembers: boolean
}

const forAll = { isForMembers: false }
const forMembers = { isForMembers: true }

/** The sixteen routes (R-NAV-01). */
export const routes: readonly Route[] = [
  {
    path: '/',
    Screen: late(() => import('../screens/home/home-screen.tsx'), 'HomeScreen'),
    ...forAll,
  },
  {
    path: '/login',
    Screen: late(() => import('../screens/session/login-screen.tsx'), 'LoginScreen'),
    ...forAll,
  },
  {
    path: '/register',
    Screen: late(() => import('../screens/register/register-screen.tsx'), 'RegisterScreen'),
    ...forAll,
  },
  {
    path: '/admin/error',
    Screen: late(() => import('../screens/error/error-screen.tsx'), 'ErrorScreen'),
    ...forAll,
  },
  {
    path: '/help',
    Screen: late(() => import('../screens/inquiries/inquiries-screen.tsx'), 'InquiriesScreen'),
    ...forMembers,
  },
  {
    path: '/note',
    Screen: late(() => import('../screens/notes/notes-screen.tsx'), 'NotesScreen'),
    ...forMembers,
  },
  {
    path: '/notice',
    Screen: late(() => import('../screens/notices/notices-screen.tsx'), 'NoticesScreen'),
    ...forMembers,
  },
  {
    path: '/deposit',
    Screen: late(() => import('../screens/deposits/deposits-screen.tsx'), 'DepositsScreen'),
    ...forMembers,
  },
  {
    path: '/withdraw',
    Screen: late(
      () => import('../screens/withdrawals/withdrawals-screen.tsx'),
      'WithdrawalsScreen',
    ),
    ...forMembers,
  },
  {
    path: '/user',
    Screen: late(() => import('../screens/member/member-screen.tsx'), 'MemberScreen'),
    ...forMembers,
  },
  {
    path: '/comp',
    Screen: late(() => import('../screens/comp/comp-screen.tsx'), 'CompScreen'),
    ...forMembers,
  },
  {
    path: '/game',
    Screen: late(() => import('../screens/game-area/game-area-screen.tsx'), 'GameAreaScreen'),
    ...forMembers,
  },
  {
    path: '/casino',
    Screen: late(() => import('../screens/lobby/casino-screen.tsx'), 'CasinoScreen'),
    ...forMembers,
  },
  {
    path: '/sport',
    Screen: late(() => import('../screens/lobby/sport-screen.tsx'), 'SportScreen'),
    ...forMembers,
  },
  {
    path: '/slot',
    Screen: late(() => import('../screens/lobby/slot-screen.tsx'), 'SlotScreen'),
    ...forMembers,
  },
  {
    path: '/slot/game',
    Screen: late(() => import('../screens/lobby/slot-games-screen.tsx'), 'SlotGamesScreen'),
    ...forMembers,
  },
]

/** What stands at any other address. */
export const NotFound = late(
  () => import('../screens/not-found/not-found-screen.tsx'),
  'NotFoundScreen',
)
