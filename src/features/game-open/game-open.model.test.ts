import { expect, test } from 'vitest'
import { noGameToast } from './game-open.model.ts'

test('R-GAME-04 a game requested by name and unknown by it is reported as not connected', () => {
  const casino = { kind: 'casino', company: '하늘 라이브' } as const
  const answer = { outcome: 'not-found', address: null } as const
  const reasons = [casino, { ...casino, hasNoCode: true }].map((choice) =>
    noGameToast(choice, answer),
  )
  expect(reasons).toEqual([
    { kind: 'error', id: 'msg2012', detail: 'outcome.not-found' },
    { kind: 'error', id: 'msg2012', detail: 'gameOpening.noCode.text' },
  ])
})
