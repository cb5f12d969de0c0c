import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { examplePlayer } from '../../../tests/support/players.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { HOURS_8, connectionLoss, openPage } from '../../../tests/support/session-page.ts'
import { answerCalls, ok } from '../../../tests/support/wire.ts'
import { word } from '../../../tests/support/words.ts'
import { setPageToken } from '../../http/page-token.ts'
import { AccountPanel } from './account-panel.tsx'

const wire = { status: 'success', userId: 'demo', balance: 1000.6, gameMoney: 500.6, rolling: 99.9 }
let answer: Record<string, unknown>

beforeEach(() => {
  answer = wire
  setPageToken({ token: 'page-token', userId: 'demo' })
  answerCalls(() => ok(answer))
})

const amounts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
  )

const total = word('account.balance.total')
const site = word('account.balance.site')
const game = word('account.balance.game')
const comp = word('account.balance.comp')

const openPanel = async (changes: Parameters<typeof examplePlayer>[0] = {}) => {
  const page = openPage({ isLeader: true })
  await page.restore.answer({ player: examplePlayer(changes), endsInMs: HOURS_8 })
  const panel = await renderSite(<AccountPanel />, { page })
  await waitFor(() => expect(amounts()[comp]).toBe('99점'))
  return panel
}

test('R-ACCT-02 a member sees the balances added and then truncated', async () => {
  await openPanel()
  expect(amounts()).toEqual({
    [total]: '1,501원',
    [site]: '1,000원',
    [game]: '500원',
    [comp]: '99점',
  })
  expect(screen.queryByText(word('account.balances.unreadable'))).toBe(null)
  expect(screen.queryByRole('img', { name: word('money.unreadable.label') })).toBe(null)
})

test('R-ACCT-02 R-ACCT-03 an unreadable balance counts as 0 and is marked, the total without it too, the others not', async () => {
  answer = { ...wire, balance: 'many' }
  await openPanel()
  expect(amounts()).toEqual({
    [total]: '500원',
    [site]: '0원',
    [game]: '500원',
    [comp]: '99점',
  })
  expect(screen.getByText(word('account.balances.unreadable'))).toBeDefined()
  const marked = screen
    .getAllByRole('img')
    .map((mark) => [mark.closest('div')?.querySelector('dt')?.textContent, mark.ariaLabel])
  expect(marked).toEqual([
    [total, word('balance.partial.label')],
    [site, word('money.unreadable.label')],
  ])
})

test('R-SESS-08 a lost connection is shown with the time of the last successful check, until the next one', async () => {
  const { page } = await openPanel()
  await act(() => page.health.fail(connectionLoss))
  expect(screen.getByRole('status').textContent).toMatch(/\d\d:\d\d/)
  await act(async () => page.clock.increment(30_000))
  await act(() => page.health.answer({ player: examplePlayer() }))
  expect(screen.queryByRole('status')).toBe(null)
  await act(async () => page.clock.increment(30_000))
  await act(() => page.health.fail(connectionLoss))
  expect(screen.getByRole('status').textContent).toMatch(/\d\d:\d\d/)
})

test('R-ACCT-01 a member sees the number of unread items at each link, also 0', async () => {
  await openPanel({ noteCount: 3 })
  const notes = screen.getByRole('link', { name: new RegExp(word('help.tile.notes')) })
  expect([notes.getAttribute('href'), notes.textContent]).toEqual([
    '/note',
    `${word('help.tile.notes')}3`,
  ])
  const inquiries = screen.getByRole('link', { name: new RegExp(word('help.tile.inquiry')) })
  expect(inquiries.textContent).toContain(word('account.count.value', { count: 0 }))
})

test('R-SESS-06 pressing log out asks first', async () => {
  const { page, user } = await openPanel()
  await user.click(screen.getByRole('button', { name: word('account.button.signOut') }))
  expect(page.signOut.calls).toEqual([])
  await act(async () => page.actor.send({ type: 'signOut.confirmed' }))
  expect(page.signOut.calls).toHaveLength(1)
})
