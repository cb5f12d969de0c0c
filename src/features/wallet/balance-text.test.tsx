import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { balancePlaces } from '../../../tests/support/balance-places.tsx'
import type { BalancePlace, SumName } from '../../../tests/support/balance-places.tsx'
import { examplePlayer } from '../../../tests/support/players.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { HOURS_8, connectionLoss, openPage } from '../../../tests/support/session-page.ts'
import { answerCalls, ok, problem, wireUser } from '../../../tests/support/wire.ts'
import { word } from '../../../tests/support/words.ts'
import { parseBalance, parsePoints } from '../../lib/money.ts'
import { setPageToken } from '../../http/page-token.ts'

const WIDE = 1440
const widths = [390, WIDE]
const now = new Date(2026, 10, 21, 14, 5, 40)

const beWide = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    }),
  )

const sound = { balance: 1_250_000, gameMoney: 300_000, rolling: 18_400 }
const player = examplePlayer({
  balance: parseBalance(sound.balance),
  gameBalance: parseBalance(sound.gameMoney),
  comp: parsePoints(sound.rolling),
})
const texts = {
  total: '1,550,000원',
  balance: '1,250,000원',
  gameBalance: '300,000원',
  comp: '18,400점',
}

const accessibleText = (sum: Element | null | undefined): string =>
  [
    sum?.textContent.replace(`${word('shell.balance.label')} `, ''),
    ...[...(sum?.querySelectorAll('[role=img]') ?? [])].map((icon) =>
      icon.getAttribute('aria-label'),
    ),
  ].join(' | ')

type Words = { readonly label: string; readonly brief?: string }

const expectedMark = (figure: string, { label, brief = '' }: Words, { isCompact }: BalancePlace) =>
  isCompact ? `${figure}${brief} | ${label}` : `${figure}${label}`

const time = '14:05'
const old = {
  label: word('balance.old.label', { time }),
  brief: word('balance.old.brief', { time }),
}
const ofUnknownAge = {
  label: word('balance.oldUnknown.label'),
  brief: word('balance.oldUnknown.brief'),
}
const unreadable = { label: word('money.unreadable.label') }
const partial = { label: word('balance.partial.label') }

type Site = Awaited<ReturnType<typeof openPlace>>
type Case = {
  /** Answer of the balance call; null: no business answer. */
  readonly wire: Readonly<Record<string, unknown>> | null
  readonly then?: (site: Site) => Promise<void>
  readonly expected: (name: SumName, place: BalancePlace) => string
}

const all =
  (words: Words): Case['expected'] =>
  (name, place) =>
    expectedMark(texts[name], words, place)

const zero = (name: SumName): string => texts[name].replace(/[\d,]+/, '0')

const without =
  (part: SumName): Case['expected'] =>
  (name, place) => {
    if (name === part) return expectedMark(zero(name), unreadable, place)
    if (name !== 'total' || part === 'comp') return texts[name]
    return expectedMark(part === 'balance' ? texts.gameBalance : texts.balance, partial, place)
  }

const failCheck = async ({ page }: Site) => act(() => page.health.fail(connectionLoss))
const goOffline = async ({ page }: Site) =>
  act(async () => page.actor.send({ type: 'connection.lost' }))

const cases: Readonly<Record<string, Case>> = {
  'that is sound': { wire: sound, expected: (name) => texts[name] },
  'of which the game balance is missing': {
    wire: { ...sound, gameMoney: undefined },
    expected: without('gameBalance'),
  },
  'with an unreadable balance': {
    wire: { ...sound, balance: 'many' },
    expected: without('balance'),
  },
  'of which the balance is negative': {
    wire: { ...sound, balance: -250_000 },
    expected: without('balance'),
  },
  'of which no balance is a number': {
    wire: { balance: 'many', gameMoney: 'many', rolling: 'many' },
    expected: (name, place) => expectedMark(zero(name), unreadable, place),
  },
  'of which comp is negative': { wire: { ...sound, rolling: -1 }, expected: without('comp') },
  'that is old because a check failed': { wire: sound, then: failCheck, expected: all(old) },
  'that is old because the network is away': { wire: sound, then: goOffline, expected: all(old) },
  'of unknown age': {
    wire: null,
    then: failCheck,
    expected: all(ofUnknownAge),
  },
  'that is sound again': {
    wire: { ...sound, balance: 'many' },
    then: async ({ page }) => {
      vi.setSystemTime(now.getTime() + 1_000)
      await act(() => page.health.answer({ player }))
    },
    expected: (name) => texts[name],
  },
}

const openPlace = async ({ part }: BalancePlace, { wire }: Case) => {
  const user = wireUser()
  const page = openPage({ isLeader: true })
  const others = {
    'get-member': { member: { user, registeredAt: '2026-01-01T00:00:00Z', lastLoginAt: null } },
    'get-bets-list': { list: [], total: 0 },
  }
  answerCalls((path) => {
    const route = path.slice('/api/routes/'.length)
    if (route !== 'get-in-game-balance')
      return ok({ status: 'success', ...others[route as keyof typeof others] })
    return wire
      ? ok({ status: 'success', userId: 'demo', ...wire })
      : problem(500, 'internal_fault')
  })
  await page.restore.answer({ player, endsInMs: HOURS_8 })
  return renderSite(part, { page })
}

beforeEach(() => {
  setPageToken({ token: 'page-token', userId: 'demo' })
  vi.useFakeTimers({ toFake: ['Date'], now })
  return () => vi.useRealTimers()
})

/** The text does not depend on the width, so wide screens have one case of each kind. */
const onWideScreens = [
  'that is sound',
  'of which the balance is negative',
  'that is old because a check failed',
]

const casesAt = (width: number) =>
  Object.entries(cases).filter(([name]) => width < WIDE || onWideScreens.includes(name))

describe.each(widths)('at a width of %d', (width) => {
  describe.each(Object.entries(balancePlaces))('%s', (_, place) => {
    test.each(casesAt(width))('R-ACCT-03 shows money %s', async (_name, one) => {
      beWide(width)
      const site = await openPlace(place, one)
      await waitFor(() => expect(place.sums[0]?.[1]()).toBeInstanceOf(Element))
      await one.then?.(site)
      await waitFor(() =>
        expect(place.sums.map(([name, element]) => [name, accessibleText(element())])).toEqual(
          place.sums.map(([name]) => [name, one.expected(name, place)]),
        ),
      )
    })
  })
})
