import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { callFailure } from '../../../tests/support/call-failure.ts'
import { examplePlayer } from '../../../tests/support/players.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { HOURS_8, openPage } from '../../../tests/support/session-page.ts'
import { answerCalls, ok } from '../../../tests/support/wire.ts'
import { parseBalance, parsePoints } from '../../lib/money.ts'
import { setPageToken } from '../../http/page-token.ts'
import { useBalances } from './use-balances.ts'

const Comp = () => {
  const comp = useBalances()?.comp
  return `${JSON.stringify(comp?.amount)} ${comp?.mark.kind}`
}

const sumText = (points: number, kind: string) => `{"points":${points},"isReadable":true} ${kind}`

const openSite = async () => {
  const page = openPage({ isLeader: true })
  await page.restore.answer({ player: examplePlayer(), endsInMs: HOURS_8 })
  const { container } = await renderSite(<Comp />, { page })
  const pass = (ms: number) => act(async () => page.clock.increment(ms))
  const check = () =>
    act(() => page.health.answer({ player: examplePlayer({ comp: parsePoints(900) }) }))
  return { pass, check, text: () => container.textContent }
}

beforeEach(() => {
  setPageToken({ token: 'page-token', userId: 'demo' })
  answerCalls(() =>
    ok({ status: 'success', userId: 'demo', balance: 1, gameMoney: 2, rolling: 700 }),
  )
})

test('R-SESS-08 a member sees the figures that came last, whichever call brought them', async () => {
  const { pass, check, text } = await openSite()
  await waitFor(() => expect(text()).toBe(sumText(700, 'fine')))
  await pass(5_000)
  expect(text()).toBe(sumText(700, 'fine'))
  await check()
  expect(text()).toBe(sumText(900, 'fine'))
})

test('R-SESS-08 the session’s figures are old when nothing answers for 5 s, until a check does', async () => {
  answerCalls(() => new Promise(() => undefined))
  const { pass, check, text } = await openSite()
  await pass(4_990)
  expect(text()).toBe(sumText(3_000, 'fine'))
  await pass(10)
  expect(text()).toBe(sumText(3_000, 'old'))
  await check()
  expect(text()).toBe(sumText(900, 'fine'))
})

test('R-SESS-07 the sums of a member are unknown, not 0, before a call has told them', async () => {
  answerCalls(() => new Promise(() => undefined))
  const page = openPage({ isLeader: true })
  const untold = parseBalance('')
  const player = examplePlayer({ balance: untold, gameBalance: untold, comp: parsePoints('') })
  await page.restore.answer({ player, endsInMs: HOURS_8 })
  const { container } = await renderSite(<Comp />, { page })
  expect(container.textContent).toBe('undefined undefined')
  await act(() => page.health.answer({ player: examplePlayer({ comp: parsePoints(900) }) }))
  expect(container.textContent).toBe(sumText(900, 'fine'))
})

test.each([
  ['the health check and another call', 1],
  ['two health checks', 2],
])(
  'R-SESS-08 R-CALL-06 once the contract knows no answer of %s, sums are unknown, until one is told',
  async (_, checks) => {
    if (checks === 1) answerCalls(() => ok({ status: 'logout' }))
    const page = openPage({ isLeader: true })
    await page.restore.answer({ player: examplePlayer(), endsInMs: HOURS_8 })
    const { container } = await renderSite(<Comp />, { page })
    expect(container.textContent).not.toContain('undefined')
    for (let check = 0; check < checks; check += 1) {
      await act(() => page.health.fail(callFailure('unreadable')))
      if (check + 1 < checks) await act(async () => page.clock.increment(30_000))
    }
    await waitFor(() => expect(container.textContent).toBe('undefined undefined'))
    await act(async () => page.clock.increment(30_000))
    await act(() => page.health.answer({ player: examplePlayer({ comp: parsePoints(900) }) }))
    expect(container.textContent).toBe(sumText(900, 'fine'))
  },
)
