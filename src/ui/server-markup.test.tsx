import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { Amount } from './amount.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { CoverTile } from './cover-tile.tsx'
import { DataTable } from './data-table.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { ErrorState } from './error-state.tsx'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons-action.tsx'
import { RollingNumber } from './rolling-number.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Skeleton } from './skeleton.tsx'
import { TextField } from './text-field.tsx'
import { Tile } from './tile.tsx'
import { ToastRegion } from './toast-region.tsx'
import { Wordmark } from './wordmark.tsx'

const markup = (part: ReactNode) => renderToStaticMarkup(part)
const ignore = () => undefined

/** What is read out: the text outside of all that is hidden from the screen reader. */
const heard = (part: ReactNode) => {
  const hidden: boolean[] = []
  let words = ''
  for (const [, closing, attributes, text] of markup(part).matchAll(/<(\/?)\w+([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) words += hidden.includes(true) ? '' : text
    else if (closing) hidden.pop()
    else if (!attributes?.endsWith('/')) hidden.push(/aria-hidden="true"/.test(attributes ?? ''))
  }
  return words
}

const parts: Record<string, ReactNode> = {
  Amount: <Amount figure="1,000" unit="원" unknownLabel="?" />,
  Badge: <Badge count={3} label="3" />,
  Button: <Button busy>a</Button>,
  CoverTile: <CoverTile cover="data:," name="a" />,
  DataTable: <DataTable caption="a" columns={[]} rows={[]} rowKey={() => 0} />,
  Dialog: <Dialog open kind="warning" title="a" actions={<Button>b</Button>} />,
  Drawer: (
    <Drawer side="left" label="a" closeLabel="b" open docked onClose={ignore}>
      c
    </Drawer>
  ),
  ErrorState: <ErrorState title="a" retry={{ label: 'b', onPress: ignore }} />,
  IconButton: <IconButton label="a" icon={<CloseIcon />} />,
  RollingNumber: <RollingNumber figure="123" />,
  SegmentedControl: <SegmentedControl label="a" options={[]} value="" onChange={ignore} />,
  Skeleton: <Skeleton count={2} />,
  TextField: <TextField label="a" error="b" hint="c" reveal={{ show: 'd', hide: 'e' }} />,
  Tile: <Tile href="/" glow="wine" title="a" />,
  ToastRegion: (
    <ToastRegion label="a" dismissLabel="b" toasts={[{ id: '1', text: 'c' }]} onDismiss={ignore} />
  ),
  Wordmark: <Wordmark name="MARU" />,
}

test.each(Object.entries(parts))(
  '%s renders on a server, without a style that a strict policy would refuse',
  (_name, part) => {
    expect(markup(part)).toMatch(/^</)
    expect(markup(part)).not.toContain('style=')
  },
)

describe('R-SESS-07 money', () => {
  test('shows as a dash while it is not known, and is read out in words', () => {
    const unknown = <Amount figure={null} unit="원" unknownLabel="아직 몰라요" />
    expect(markup(unknown)).toContain('–')
    expect(heard(unknown)).toBe('아직 몰라요')
  })

  test('says nothing of the figure while the player hides it', () => {
    const hidden = (
      <Amount figure="7,777" unit="원" concealed unknownLabel="?" concealedLabel="가렸어요" />
    )
    expect(markup(hidden)).not.toContain('7')
    expect(heard(hidden)).toBe('가렸어요')
  })

  test('puts the unit where the language puts it', () => {
    expect(heard(<Amount figure="1,000" unit="원" unknownLabel="?" />)).toBe('1,000원')
    expect(heard(<Amount figure="1,000" unit="₩" unitFirst unknownLabel="?" />)).toBe('₩1,000')
  })
})

test('a badge is gone at nothing and stops counting at its most', () => {
  expect([0, -1, Number.NaN, 1, 99, 100].map((count) => heard(<Badge count={count} />))).toEqual([
    '',
    '',
    '',
    '1',
    '99',
    '99+',
  ])
})

test('a busy button keeps its words and its focus, sends no form and says that it is busy', () => {
  const busy = markup(
    <Button type="submit" busy>
      로그인
    </Button>,
  )
  expect(busy).toContain('로그인')
  expect(busy).toContain('type="button"')
  expect(busy).toContain('aria-busy="true"')
  expect(busy).not.toMatch(/ disabled/)
})

test('the label of an icon button and its count are read together', () => {
  const bell = <IconButton label="쪽지" icon={<CloseIcon />} badge={<Badge count={3} />} />
  expect(heard(bell)).toBe('쪽지3')
})

test('rolling digits are read once, as the number, and each digit knows its place', () => {
  const jackpot = <RollingNumber figure="8,412" label="잭팟 8,412원" />
  expect(heard(jackpot)).toBe('잭팟 8,412원')
  expect([...markup(jackpot).matchAll(/data-digit="(\d)"/g)].map(([, digit]) => digit)).toEqual([
    '8',
    '4',
    '1',
    '2',
  ])
})

test('a field says what is wrong before what it hints at', () => {
  const field = markup(<TextField id="amount" label="금액" hint="만 원부터" error="적어요" />)
  expect(field).toContain('aria-invalid="true"')
  expect(field).toContain('aria-describedby="amount-error amount-hint"')
  expect(markup(<TextField id="amount" label="금액" />)).not.toMatch(/aria-(invalid|describedby)/)
})

test('a table keeps its roles when a phone shows it as cards', () => {
  const table = markup(
    <DataTable
      caption="입금 내역"
      rowKey={(row) => row.day}
      rows={[{ day: '2026-11-20', money: '1,000' }]}
      columns={[
        { key: 'day', header: '날짜', lead: true, cell: (row) => row.day },
        { key: 'money', header: '금액', align: 'end', cell: (row) => row.money },
      ]}
    />,
  )
  const roles = [...table.matchAll(/role="(\w+)"/g)].map(([, role]) => role)
  expect(roles).toEqual([
    'table',
    'rowgroup',
    'row',
    'columnheader',
    'columnheader',
    'rowgroup',
    'row',
    'rowheader',
    'cell',
  ])
})

test('only what must be decided interrupts the screen reader', () => {
  const role = (kind: 'info' | 'loading' | 'question' | 'error') =>
    /role="(\w+)"/.exec(markup(<Dialog open={false} kind={kind} title="a" />))?.[1]
  expect([role('info'), role('loading'), role('question'), role('error')]).toEqual([
    undefined,
    undefined,
    'alertdialog',
    'alertdialog',
  ])
})
