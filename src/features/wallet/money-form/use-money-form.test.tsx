import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useForgetSettled } from './use-money-form.ts'

type RequestList = Parameters<typeof useForgetSettled>[0]['data']

const forgets = (items: NonNullable<RequestList>['items'], isRepeated: boolean): boolean => {
  const forget = vi.fn<() => void>()
  const answer = { outcome: 'done', id: 7 } as const
  const { unmount } = renderHook(() =>
    useForgetSettled({ data: { items } }, { phase: 'editing', answer, isRepeated, forget }),
  )
  unmount()
  return forget.mock.calls.length > 0
}

test('R-ACCT-07 a request that was settled before its outcome was asked for is not called requested', () => {
  expect(forgets([{ id: 7, state: 'cancelled' }], true)).toBe(true)
  expect(
    forgets(
      [
        { id: 7, state: 'completed' },
        { id: 8, state: 'waiting' },
      ],
      true,
    ),
  ).toBe(true)
})

test('R-ACCT-07 the outcome is shown while the list has the request waiting, or not yet', () => {
  expect(forgets([{ id: 7, state: 'waiting' }], true)).toBe(false)
  expect(forgets([{ id: 6, state: 'cancelled' }], true)).toBe(false)
  expect(forgets([{ id: 7, state: 'completed' }], false)).toBe(false)
})
