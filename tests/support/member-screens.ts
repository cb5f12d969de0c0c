import type { Locator } from '@playwright/test'
import { routesForMembers } from '../../src/app/routes.ts'
import { casinoProvider, slotGame, slotProvider, sportProvider } from './games.ts'
import { screenOf } from './screens.ts'
import type { MemberPath, Screen } from './screens.ts'
import { word } from './words.ts'

export type WordId = Parameters<typeof word>[0]

/** A screen of a member that shows content of the backend. */
export type MemberScreen = {
  readonly title: WordId | { readonly name: string }
  /** The way there: a place of the menu, or an address that is typed. */
  readonly way: { readonly menu: WordId } | { readonly address: string }
  /** The content that is shown when the backend keeps its contract. */
  readonly content: (main: Locator) => Locator
}

const table = (caption: WordId) => (main: Locator) =>
  main.getByRole('table', { name: word(caption) })
const pressable = (role: 'button' | 'link', name: string) => (main: Locator) =>
  main.getByRole(role, { name })
/** Beside a tile is a heart whose name has that of the tile. */
const tile = (role: 'button' | 'link', name: string) => (main: Locator) =>
  main.getByRole(role, { name, exact: true })
const text = (words: string) => (main: Locator) => main.getByText(words)

/** `/slot/game` is `slotGame`. */
type NameOf<Path extends string> = Path extends `/${infer Head}/${infer Tail}`
  ? `${Head}${Capitalize<Tail>}`
  : Path extends `/${infer Name}`
    ? Name
    : never

const nameOf = <Path extends MemberPath>(path: Path) =>
  path.slice(1).replace(/\/(.)/, (_, next: string) => next.toUpperCase()) as NameOf<Path>

/** Every screen that the route table has for members. */
export const memberScreens = {
  casino: {
    title: 'casino.page.title',
    way: { menu: 'place.casino' },
    content: tile('button', casinoProvider.nameKo),
  },
  slot: {
    title: 'slot.page.title',
    way: { menu: 'place.slot' },
    content: tile('link', slotProvider.nameKo),
  },
  search: {
    title: 'allGames.page.title',
    way: { address: '/search' },
    content: tile('button', slotGame.nameKo),
  },
  sport: {
    title: 'sport.page.title',
    way: { menu: 'place.sport' },
    content: tile('button', sportProvider.nameKo),
  },
  deposit: {
    title: 'deposits.page.title',
    way: { menu: 'place.deposit' },
    content: table('deposits.table.caption'),
  },
  withdraw: {
    title: 'withdrawals.page.title',
    way: { menu: 'place.withdraw' },
    content: table('withdrawals.table.caption'),
  },
  comp: {
    title: 'comp.page.title',
    way: { menu: 'place.comp' },
    content: table('bets.table.caption'),
  },
  notice: {
    title: 'notices.page.title',
    way: { menu: 'place.notice' },
    content: text('책임 있는 게임 이용 안내'),
  },
  help: {
    title: 'place.help',
    way: { menu: 'place.help' },
    content: pressable('button', '출금은 얼마나 걸리나요?'),
  },
  note: {
    title: 'notes.page.title',
    way: { address: '/note' },
    content: pressable('button', '가입을 축하드립니다'),
  },
  user: {
    title: 'member.page.title',
    way: { menu: 'place.user' },
    content: text('010-1234-5678'),
  },
  limits: {
    title: 'protection.page.title',
    way: { address: '/limits' },
    content: table('protection.record.title'),
  },
  game: {
    title: 'gameArea.page.title',
    way: { address: '/game' },
    content: table('bets.table.caption'),
  },
  slotGame: {
    title: { name: slotProvider.nameKo },
    way: { address: `/slot/game?company=${slotProvider.code}` },
    content: tile('button', slotGame.nameKo),
  },
} as const satisfies Record<NameOf<MemberPath>, MemberScreen>

/** Each with its address. */
export const memberWalk: readonly (MemberScreen & Screen)[] = routesForMembers.map(({ path }) => ({
  ...memberScreens[nameOf(path)],
  ...screenOf(path),
}))

export type ScreenName = keyof typeof memberScreens

/** Their names, in that order. */
export const screenNames = Object.keys(memberScreens) as readonly ScreenName[]
