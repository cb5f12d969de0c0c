import { expect, test } from 'vitest'
import { answerCases } from './answers.ts'

const call = (operation: string, outcome: string) => ({
  tab: 1,
  operation,
  body: {},
  headers: new Headers(),
  outcome,
  answer: null,
})

test('each documented answer to the call of a state is a case with a transition', () => {
  const cases = answerCases([call('openGame', 'time'), call('session', '500')])
  const ofGames = cases.filter(({ machine }) => machine === 'gameOpen')
  expect(ofGames.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['success', 'time', '401', '504', 'no connection']),
  )
  expect(cases.filter(({ isHandled }) => !isHandled)).toEqual([])
  expect(cases.filter(({ isReached }) => isReached)).toEqual([
    expect.objectContaining({ machine: 'session', state: 'loading.restoring', status: '500' }),
    expect.objectContaining({ machine: 'gameOpen', state: 'opening.requesting', status: 'time' }),
    expect.objectContaining({ machine: 'idleLimit', state: 'on.renewing', status: '500' }),
  ])
})
