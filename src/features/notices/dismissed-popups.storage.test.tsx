import { beforeEach, expect, test, vi } from 'vitest'
import { hideForToday, stillShown } from './dismissed-popups.storage.ts'

const KEY = 'maru:popups-hidden'
const popups = [{ id: 1 }, { id: 2 }]

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+09:00') })
  return () => void vi.useRealTimers()
})

test('R-COMM-01 a notice hidden for today is not shown again on that day, and is on the next', () => {
  hideForToday(1)
  expect(stillShown(popups)).toEqual([{ id: 2 }])
  vi.setSystemTime(Date.parse('2026-11-22T00:00:00+09:00'))
  expect(stillShown(popups)).toEqual(popups)
})

test('pop-ups hidden on other days are forgotten, those hidden today are kept', () => {
  localStorage.setItem(KEY, '{"1":"2026-11-20","2":"2026-11-21"}')
  hideForToday(3)
  expect(localStorage.getItem(KEY)).toBe('{"2":"2026-11-21","3":"2026-11-21"}')
})

test.each(['', 'null', '[]', '{"1":2}', '{broken'])(
  'a browser that kept %s hides nothing',
  (kept) => {
    localStorage.setItem(KEY, kept)
    expect(stillShown(popups)).toEqual(popups)
  },
)
