import { expect, test } from 'vitest'
import { switchOn } from './switch-on.ts'

test('a mutant that makes a loop endless ends it, and no other does', () => {
  const isOn = switchOn(7, { mostTimes: 100 })
  let turns = 0
  const endless = () => {
    while (isOn(7)) turns += 1
  }
  expect(endless).toThrow('The mutant runs without end.')
  expect([turns, isOn(6), switchOn(null)(7)]).toEqual([100, false, false])
  expect(() => switchOn(7, { longestMs: -1 })(7)).toThrow('The mutant runs without end.')
})
