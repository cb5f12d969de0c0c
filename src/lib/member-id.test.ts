import { expect, test } from 'vitest'
import { isSameMember } from './member-id.ts'

test.each([
  ['demo', 'demo', true],
  ['Demo', 'dEMO', true],
  ['demo', 'demo1', false],
  ['demo', '', false],
  ['', '', false],
])('the ids %j and %j name the same member: %s', (one, other, same) => {
  expect([isSameMember(one, other), isSameMember(other, one)]).toEqual([same, same])
})
