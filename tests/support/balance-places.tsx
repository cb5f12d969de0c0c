import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { GameAreaScreen } from '../../src/features/bets/game-area-screen.tsx'
import { CompScreen } from '../../src/features/comp/comp-screen.tsx'
import { MemberScreen } from '../../src/features/member/member-screen.tsx'
import { AccountDrawer } from '../../src/features/shell/account-drawer.tsx'
import { Balance } from '../../src/features/shell/balance.tsx'
import type { MarkedBalances } from '../../src/features/wallet/balances.model.ts'
import { word } from './words.ts'

export type SumName = keyof MarkedBalances

export type BalancePlace = {
  readonly part: ReactNode
  readonly sums: readonly (readonly [SumName, () => Element | null | undefined])[]
  /** Marks are icons with a name. */
  readonly isCompact: boolean
}

const names = {
  total: word('account.balance.total'),
  balance: word('account.balance.site'),
  gameBalance: word('account.balance.game'),
  comp: word('account.balance.comp'),
} as const satisfies Record<SumName, string>

const inList = (name: SumName) =>
  [
    name,
    () =>
      screen
        .queryAllByRole('term')
        .find(({ textContent }) => textContent === names[name])
        ?.parentElement?.querySelector('dd'),
  ] as const

const inCard = (name: SumName) =>
  [
    name,
    () =>
      screen.getAllByRole('heading', { level: 3, name: names[name] })[0]?.nextElementSibling
        ?.firstElementChild?.firstElementChild,
  ] as const

export const balancePlaces: Readonly<Record<string, BalancePlace>> = {
  'the pill of the header': {
    part: <Balance />,
    sums: [['total', () => screen.queryByRole('button')]],
    isCompact: true,
  },
  'the account panel': {
    part: <AccountDrawer docked open onClose={() => undefined} />,
    sums: [inList('total'), inList('balance'), inList('gameBalance'), inList('comp')],
    isCompact: true,
  },
  'the page of the member': {
    part: <MemberScreen />,
    sums: [inList('balance'), inList('gameBalance'), inList('comp')],
    isCompact: false,
  },
  'the page of comp': {
    part: <CompScreen />,
    sums: [inCard('comp'), inCard('balance')],
    isCompact: false,
  },
  'the page of games': {
    part: <GameAreaScreen />,
    sums: [inCard('gameBalance'), inCard('balance')],
    isCompact: false,
  },
}
