import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { Amount } from './amount.tsx'
import { Badge } from './badge.tsx'
import { DateText } from './date-text.tsx'

const FONT: string = 'font'

/** Puts `<font><font>text</font></font>` in the place of a text, as page translators do. */
const translate = (text: Text): void => {
  const outer = document.createElement(FONT)
  const inner = outer.appendChild(document.createElement(FONT))
  inner.textContent = text.data
  text.replaceWith(outer)
}

const textOf = (words: string): Text => screen.getByText(words).firstChild as Text

const amount = (figure: string) => <Amount figure={figure} unit="KRW" unknownLabel="unknown" />

test.each<readonly [string, ReactElement, string, ReactElement, string]>([
  ['sum', amount('1,450,000'), '1,450,000', amount('1,350,000'), '1,350,000KRW'],
  ['count', <Badge count={3} label="3 new" />, '3', <Badge count={2} label="2 new" />, '2'],
  ['date', <DateText at="2026-03-01" />, '2026-03-01', <DateText at="2026-03-02" />, '2026-03-02'],
])('R-ACCT-02 a translation of the old %s cannot bring it back', (_, before, old, after, text) => {
  const { container, rerender } = render(before)
  const first = textOf(old)
  expect(first.parentElement?.closest('[translate]')?.getAttribute('translate')).toBe('no')
  rerender(after)
  // The translator had read the text before it changed.
  translate(first)
  expect(container.textContent).toBe(text)
})

test('R-ACCT-02 a translated sum is replaced', () => {
  const { container, rerender } = render(amount('1,450,000'))
  translate(textOf('1,450,000'))
  rerender(amount('1,350,000'))
  expect(container.textContent).toBe('1,350,000KRW')
})
