import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { word } from '../../../tests/support/words.ts'
import { parseMoney, parsePoints } from '../../lib/money.ts'
import { MoneyText } from './money-text.tsx'

const unreadable = word('money.unreadable.label')

test.each([
  [parseMoney(1_250_000.99), '1,250,000원'],
  [parseMoney('-1200.5'), '-1,200원'],
  [parsePoints(18_400.7), '18,400점'],
])('R-ACCT-02 a player sees %o as %s', async (amount, shown) => {
  const { container } = await renderSite(<MoneyText amount={amount} />)
  expect(container.textContent).toBe(shown)
})

test.each([
  [1_200, '+1,200원'],
  [-1_200, '-1,200원'],
  [0, '0원'],
])('R-ACCT-02 a result of %d is shown as %s', async (won, shown) => {
  const { container } = await renderSite(<MoneyText amount={parseMoney(won)} isSigned />)
  expect(container.textContent).toBe(shown)
})

test('R-SESS-07 an amount that is not known yet is a dash, and is read out in words', async () => {
  const { container } = await renderSite(<MoneyText amount={null} />)
  expect(container.textContent).toBe(`–${word('money.unknown.label')}`)
})

test('R-ACCT-03 an unreadable amount is 0, marked in words where there is room', async () => {
  const { container } = await renderSite(<MoneyText amount={parseMoney('many')} />)
  expect(container.textContent).toBe(`0원${unreadable}`)
})

test('R-ACCT-03 an unreadable amount is 0, marked by an icon with a name where there is none', async () => {
  const { container } = await renderSite(<MoneyText amount={parseMoney('many')} compact />)
  expect(container.textContent).toBe('0원')
  expect(screen.getByRole('img', { name: unreadable })).toBeDefined()
})

test('a hidden amount does not reveal its number of digits', async () => {
  const { container } = await renderSite(<MoneyText amount={parseMoney(7_777)} concealed />)
  expect(container.innerHTML).not.toContain('7')
  expect(container.textContent).toContain(word('money.concealed.label'))
})
