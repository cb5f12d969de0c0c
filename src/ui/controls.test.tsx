import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { DataTable } from './data-table.tsx'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons-action.tsx'
import { RollingNumber } from './rolling-number.tsx'
import { TextField } from './text-field.tsx'

test.each([
  [0, ''],
  [-1, ''],
  [Number.NaN, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a badge of %d shows %j', (count, shown) => {
  expect(render(<Badge count={count} label="unread" />).container.textContent).toBe(shown)
})

test('a busy button keeps its name and the focus, and a press neither submits nor calls', async () => {
  const calls: string[] = []
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        calls.push('submitted')
      }}
    >
      <Button type="submit" busy={busy} onClick={() => calls.push('pressed')}>
        Log in
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Log in' })
  await userEvent.click(button)
  expect(calls).toEqual(['pressed', 'submitted'])
  rerender(form(true))
  await userEvent.click(button)
  expect(calls).toEqual(['pressed', 'submitted'])
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('button', { name: 'Log in', busy: true })).toBe(button)
})

test('the label of an icon button and its count are read together', () => {
  render(
    <IconButton
      label="Messages"
      icon={<CloseIcon />}
      badge={<Badge count={3} label="3 unread" />}
    />,
  )
  expect(screen.getByRole('button', { name: /^Messages ?3 unread$/ })).toBeDefined()
})

test('rolling digits are read once, as the number', () => {
  const { container } = render(<RollingNumber figure="8,412" />)
  for (const hidden of container.querySelectorAll('[aria-hidden]')) hidden.remove()
  expect(container.textContent).toBe('8,412')
})

test('a field’s error comes before its hint', () => {
  render(<TextField label="Amount" hint="From 10,000" error="Enter an amount" />)
  const field = screen.getByLabelText('Amount')
  const words = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['Enter an amount', 'From 10,000'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a table names its rows and keeps its roles with any display style', () => {
  render(
    <DataTable
      caption="Deposits"
      rowKey={({ day }) => day}
      rows={[{ day: '2026-11-20', money: '1,000' }]}
      columns={[
        { key: 'day', header: 'Date', lead: true, cell: ({ day }) => day },
        { key: 'money', header: 'Amount', align: 'end', cell: ({ money }) => money },
      ]}
    />,
  )
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers).toEqual(['Date', 'Amount'])
  expect(screen.getByRole('rowheader').textContent).toBe('2026-11-20')
  const cell = screen.getByRole('cell')
  expect(cell.getAttribute('role')).toBe('cell')
  expect(cell.textContent).toContain('1,000')
})
