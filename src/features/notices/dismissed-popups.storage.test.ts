import { expect, test } from 'vitest'
import { withHidden, readHidden, withoutHidden } from './dismissed-popups.storage.ts'

const popups = [{ id: 1 }, { id: 2 }]

test('R-COMM-01 a notice hidden for today is not shown again on that day, and is on the next', () => {
  const hidden = withHidden({}, 1, '2026-11-21')
  expect(withoutHidden(popups, hidden, '2026-11-21')).toEqual([{ id: 2 }])
  expect(withoutHidden(popups, hidden, '2026-11-22')).toEqual(popups)
})

test('pop-ups hidden on other days are forgotten, those hidden today are kept', () => {
  const hidden = { '1': '2026-11-20', '2': '2026-11-21' }
  expect(withHidden(hidden, 3, '2026-11-21')).toEqual({ '2': '2026-11-21', '3': '2026-11-21' })
})

test.each([null, '', 'null', '[]', '{"1":2}', '{broken'])(
  'a browser that kept %s hides nothing',
  (kept) => {
    expect(withoutHidden(popups, readHidden(kept), '2026-11-21')).toEqual(popups)
  },
)
