import { expect, test } from 'vitest'
import { ownRefusalOf } from './deposits.api.ts'

const at = '2026-11-21T03:00:00Z'

test.each([
  [
    { status: 'limit', limit: 'deposit_7d', left: 10_000, freesAt: null },
    { by: 'limit', left: 10_000, freesAt: null },
  ],
  [
    { status: 'limit', limit: 'time_day', left: 0, freesAt: at },
    { by: 'time', left: 0, freesAt: at },
  ],
  [
    { status: 'break', until: at },
    { by: 'break', freesAt: at },
  ],
  [{ status: 'wait' }, null],
])('R-PROT-01 R-PROT-03 a deposit refused by %j is refused by %j', (answer, refusal) => {
  expect(ownRefusalOf(answer)).toEqual(refusal)
})
