import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { word } from '../../../tests/support/words.ts'
import { FilteredGrid } from './filtered-grid.tsx'

const games = [
  { code: 'lotus', name: { ko: '황금 연꽃', en: 'Golden Lotus' } },
  { code: 'jungle', name: { ko: '아아 정글', en: 'A-a Jungle' } },
  { code: 'mega', name: { ko: '메가 슬롯', en: 'Mega Slot' } },
]

const openGrid = async () => {
  const { user } = await renderSite(
    <FilteredGrid
      items={games}
      searchLabel={word('lobby.search.games')}
      shape="portrait"
      tile={({ name }) => <button>{name.ko}</button>}
    />,
  )
  return { user, search: screen.getByLabelText(word('lobby.search.games')) }
}
const tiles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('a player sees every game, and the ones that match as they type', async () => {
  const { user, search } = await openGrid()
  expect(tiles()).toEqual(['황금 연꽃', '아아 정글', '메가 슬롯'])
  expect(screen.getByRole('status').textContent).toBe('')
  await user.type(search, 'dkdk')
  await waitFor(() => expect(tiles()).toEqual(['아아 정글']))
  expect(screen.getByRole('status').textContent).toBe(word('lobby.search.count', { count: 1 }))
})

test('a search without a result names what was typed, and one press shows all games again', async () => {
  const { user, search } = await openGrid()
  await user.type(search, ' 룰렛 ')
  await screen.findByText(word('lobby.nothingFound.title', { query: '룰렛' }))
  expect(screen.getByRole('status').textContent).toBe(word('lobby.search.count', { count: 0 }))
  await user.click(screen.getByRole('button', { name: word('lobby.nothingFound.clear') }))
  await waitFor(() => expect(tiles()).toHaveLength(3))
})
