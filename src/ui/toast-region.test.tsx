import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from './toast-region.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a toast stays while the focus is in it, and goes some time after', () => {
  const dismissed: string[] = []
  render(
    <ToastRegion
      label="messages"
      dismissLabel="close"
      toasts={[{ id: 'one', tone: 'done', text: 'Saved.' }]}
      onDismiss={(id) => dismissed.push(id)}
    />,
  )
  const close = screen.getByRole('button')
  fireEvent.focus(close)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(dismissed).toEqual([])
  fireEvent.blur(close)
  act(() => void vi.advanceTimersByTime(5_999))
  expect(dismissed).toEqual([])
  act(() => void vi.advanceTimersByTime(1))
  expect(dismissed).toEqual(['one'])
})
