import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

const open = (width: 'phone' | 'wide') => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('max-width') && width === 'phone' }),
  )
  const closed: string[] = []
  render(
    <Sheet open title="Daily limit" closeLabel="Close" onClose={() => closed.push('closed')}>
      <input aria-label="New limit" />
    </Sheet>,
  )
  const sheet = screen.getByRole('dialog', { name: 'Daily limit' })
  const head = screen.getByRole('heading', { name: 'Daily limit' }).parentElement!
  head.setPointerCapture = () => undefined
  /** Drags the head down within that time, in milliseconds; returns the sheet's offset before the release. */
  const swipe = (down: number, time: number, pointerType = 'touch') => {
    const at = (name: string, y: number, timeStamp: number) => {
      const event = new MouseEvent(name, { bubbles: true, clientY: y })
      Object.assign(event, { pointerType, pointerId: 1 })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      fireEvent(head, event)
    }
    at('pointerdown', 100, 1_000)
    at('pointermove', 100 + down, 1_000 + time)
    const offset = sheet.style.translate
    at('pointerup', 100 + down, 1_000 + time)
    return offset
  }
  return { closed, sheet, swipe }
}

test('a swipe down on the head of a sheet closes it if it is far or fast', () => {
  const { closed, sheet, swipe } = open('phone')
  expect([swipe(60, 600), closed.length]).toEqual(['0px 60px', 0])
  expect(sheet.style.translate).toBe('')
  expect([swipe(-200, 100), closed.length]).toEqual(['0px', 0])
  expect([swipe(120, 2_000), closed.length]).toEqual(['0px 120px', 1])
  expect([swipe(50, 60), closed.length]).toEqual(['0px 50px', 2])
})

test('a mouse does not drag a sheet', () => {
  const phone = open('phone')
  expect([phone.swipe(200, 100, 'mouse'), phone.closed]).toEqual(['', []])
})

test('on a wide page a sheet is a panel that a touch does not drag', () => {
  const wide = open('wide')
  expect([wide.swipe(200, 100), wide.closed]).toEqual(['', []])
})

test('Escape and the close button close a sheet', () => {
  const { closed, sheet } = open('wide')
  sheet.dispatchEvent(new Event('cancel', { cancelable: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(closed).toHaveLength(2)
})
