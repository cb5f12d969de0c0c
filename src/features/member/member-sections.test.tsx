import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { RecordsPanel } from './member-sections.tsx'

test('R-ACCT-07 each of a member’s records has a page of its own', async () => {
  await renderSite(<RecordsPanel />, { address: '/user' })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/deposit',
    '/withdraw',
    '/bets',
    '/limits#record',
  ])
})
