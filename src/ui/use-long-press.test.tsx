import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLongPress } from './use-long-press.ts'

const did: string[] = []

const Tile = () => (
  <button type="button" {...useLongPress(() => did.push('more'))} onClick={() => did.push('open')}>
    tile
  </button>
)

beforeEach(() => {
  vi.useFakeTimers()
  did.length = 0
  render(<Tile />)
})

afterEach(() => void vi.useRealTimers())

const tile = () => screen.getByRole('button')

const pointer = (name: string, timeStamp: number, { type = 'touch', x = 0 } = {}) => {
  const event = new MouseEvent(name, { bubbles: true, clientX: x })
  Object.assign(event, { pointerType: type })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  fireEvent(tile(), event)
}

/** A press of a finger of so many milliseconds, with the click that browsers send after it. */
function touch(ms: number, moved = 0) {
  pointer('pointerdown', 1_000)
  pointer('pointermove', 1_000 + ms, { x: moved })
  pointer('pointerup', 1_000 + ms, { x: moved })
  fireEvent.click(tile(), { detail: 1 })
  vi.runAllTimers()
}

test('a tap opens, a long press shows details, scrolling does neither', () => {
  touch(100)
  expect(did.splice(0)).toEqual(['open'])
  touch(600)
  expect(did.splice(0)).toEqual(['more'])
  touch(600, 40)
  expect(did).not.toContain('more')
})

test('after a long press Enter opens as before', () => {
  touch(600)
  fireEvent.click(tile(), { detail: 0 })
  expect(did).toEqual(['more', 'open'])
})

test('the menu key shows details at once, the right mouse button when released', () => {
  fireEvent.contextMenu(tile())
  expect(did.splice(0)).toEqual(['more'])
  pointer('pointerdown', 1_000, { type: 'mouse' })
  fireEvent.contextMenu(tile())
  expect(did).toEqual([])
  pointer('pointerup', 1_100, { type: 'mouse' })
  vi.runAllTimers()
  expect(did).toEqual(['more'])
})
