import { describe, expect, test } from 'vitest'
import {
  reachedStates,
  statesOf,
  statesWithoutDescription,
} from '../../../tests/support/chart-walk.ts'
import { examplePlayer } from '../../../tests/support/players.ts'
import { sessionMachine } from './session.machine.ts'

const player = examplePlayer()

const events = [
  { type: 'xstate.done.actor.restoreSession', output: { player: null, endsInMs: null } },
  { type: 'xstate.done.actor.restoreSession', output: { player, endsInMs: null } },
  { type: 'xstate.error.actor.restoreSession', error: new Error('down') },
  { type: 'credentials.submitted', credentials: { id: 'demo', password: 'demo1234' } },
  { type: 'xstate.done.actor.signIn', output: { name: 'demo', outcome: 'wrong-password' } },
  { type: 'xstate.done.actor.signIn', output: { name: 'demo', outcome: 'signed-in' } },
  { type: 'signOut.requested' },
  { type: 'signOut.confirmed' },
  { type: 'xstate.error.actor.signOut', error: new Error('down') },
]

describe('the chart of the session', () => {
  test('R-SESS-01 has three states, and every state in them can be reached', () => {
    expect(Object.keys(sessionMachine.root.states)).toStrictEqual([
      'loading',
      'unauthenticated',
      'authenticated',
    ])
    expect(reachedStates(sessionMachine, events, { now: () => 0 })).toStrictEqual(
      statesOf(sessionMachine),
    )
    expect(statesOf(sessionMachine).length).toBe(10)
  })

  test('describes what the player sees in every state', () => {
    expect(statesWithoutDescription(sessionMachine)).toStrictEqual([])
  })
})
