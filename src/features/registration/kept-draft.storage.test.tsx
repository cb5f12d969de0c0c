import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, keptText } from './kept-draft.storage.ts'

beforeEach(() => sessionStorage.clear())

test('R-REG-01 input is kept for half an hour, without passwords', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000)
  keepDraft({ id: 'newbie1', phone: '01012345678', password: 'pw1234', passwordAgain: 'pw1234' })
  expect(sessionStorage.getItem('maru:registration')).not.toContain('pw1234')
  expect([keptText('id'), keptText('phone'), keptText('password')]).toEqual([
    'newbie1',
    '01012345678',
    '',
  ])
  vi.spyOn(Date, 'now').mockReturnValue(1_000 + 30 * 60_000)
  expect([keptText('id'), sessionStorage.length]).toEqual(['', 0])
  keepDraft({ id: 'newbie1' })
  forgetDraft()
  expect([keptText('id'), sessionStorage.length]).toEqual(['', 0])
})
