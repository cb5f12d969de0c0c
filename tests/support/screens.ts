import { HOME_PATH } from '../../src/app/lazy-screens.tsx'
import { routesForAll, routesForMembers } from '../../src/app/routes.ts'
import { slotProvider } from './games.ts'
import type { word } from './words.ts'

type WordId = Parameters<typeof word>[0]

export type OpenPath = (typeof routesForAll)[number]['path']
export type MemberPath = (typeof routesForMembers)[number]['path']

/** A screen of the route table, and an address that leads to it. */
export type Screen = { readonly path: string; readonly address: string }

/** Paths that are not themselves an address with content. */
const addresses: Readonly<Record<string, string>> = {
  '*': '/nowhere',
  '/slot/game': `/slot/game?company=${slotProvider.code}`,
}

const screenAt = (path: string): Screen => ({ path, address: addresses[path] ?? path })

/** Every screen of the site, from the route table: what walks them all walks these. */
export const screens: readonly Screen[] = [
  HOME_PATH,
  ...[...routesForAll, ...routesForMembers].map(({ path }) => path),
].map(screenAt)

/** The screen of one path of the route table. */
export const screenOf = (path: typeof HOME_PATH | OpenPath | MemberPath): Screen => screenAt(path)

const titlesForAll = {
  '/login': 'login.screen.title',
  '/register': 'register.page.title',
  '/admin/error': 'error.page.title',
  '*': 'notFound.page.title',
} as const satisfies Record<OpenPath, WordId>

/** The screens that are for everybody, home apart, with their titles. */
export const screensForAll = routesForAll.map(({ path }) => ({
  ...screenAt(path),
  title: titlesForAll[path],
}))
