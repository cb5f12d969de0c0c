import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { answerCalls, ok, problem } from '../../../tests/support/wire.ts'
import { word } from '../../../tests/support/words.ts'
import { GuestRows } from './guest-rows.tsx'
import { MemberGames } from './member-games.tsx'

const names = { nameKo: '하늘', nameEn: 'Haneul' }
const listing = (providers: readonly object[]) => () =>
  ok({ status: 'success', casiono: providers, slot: providers, sport: providers })

const empty = [[], [{ code: 'a', ...names, state: 'closed' }]]

test('R-HOME-01 a member reads on home that no provider is open, where none is listed or all are closed', async () => {
  for (const providers of empty) {
    answerCalls(listing(providers))
    const { unmount } = await renderSite(<MemberGames />)
    expect(await screen.findByText(word('lobby.empty.title'))).toBeDefined()
    unmount()
  }
})

test('R-HOME-01 a guest’s home has no placeholder of rows that will never come', async () => {
  for (const providers of empty) {
    answerCalls(listing(providers))
    const { container, unmount } = await renderSite(<GuestRows part="providers" />)
    await waitFor(() => expect(container.firstElementChild).toHaveProperty('hidden', true))
    unmount()
  }
})

test('R-HOME-01 providers that cannot be loaded are a failure with another try, not an empty list', async () => {
  answerCalls(() => problem(400, 'request_invalid'))
  const { user } = await renderSite(<MemberGames />)
  const again = await screen.findByRole('button', { name: word('failure.button.retry') })
  answerCalls(listing([]))
  await user.click(again)
  expect(await screen.findByText(word('lobby.empty.title'))).toBeDefined()
})
