import { render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

const labels = { name: 'Pages', newer: 'Newer', older: 'Older', place: 'here' }

const renderLinks = (page: number, pageCount: number, address = '/bets') => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Pager page={page} pageCount={pageCount} labels={labels} />
    </MemoryRouter>,
  )
  return screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const)
}

test('a list of one page has no pager', () => {
  expect(renderLinks(1, 1)).toEqual([])
  expect(screen.queryByRole('navigation')).toBe(null)
})

test.each([
  [1, 3, [['Older', '/bets?page=2']]],
  [
    2,
    3,
    [
      ['Newer', '/bets'],
      ['Older', '/bets?page=3'],
    ],
  ],
  [3, 3, [['Newer', '/bets?page=2']]],
])('on page %i of %i a player can go to %j', (page, pageCount, expected) => {
  expect(renderLinks(page, pageCount)).toEqual(expected)
})

test('another page keeps the rest of the address', () => {
  expect(renderLinks(1, 2, '/bets?company=nova')).toEqual([['Older', '/bets?company=nova&page=2']])
})

const CurrentAddress = () => {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

test.each([
  [9, 3, '/bets?page=3'],
  [2, 0, '/bets'],
])('page %i of %i leads to the last page there is', (page, pageCount, expected) => {
  render(
    <MemoryRouter initialEntries={[`/bets?page=${page}`]}>
      <Pager page={page} pageCount={pageCount} labels={labels} />
      <CurrentAddress />
    </MemoryRouter>,
  )
  expect(screen.getByText(expected)).toBeTruthy()
})
