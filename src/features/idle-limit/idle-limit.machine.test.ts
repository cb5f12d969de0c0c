import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  reachedStates,
  statesOf,
  statesWithoutDescription,
} from '../../../tests/support/chart-walk.ts'
import { controlledActor } from '../../../tests/support/controlled-actor.ts'
import { endOf, idleLimitMachine, isWarning } from './idle-limit.machine.ts'
import type { IdleLimitEvent } from './idle-limit.machine.ts'
import { MINUTE_MS } from '../../lib/durations.ts'

const IDLE = 20 * MINUTE_MS

function openTab({ idleMs = IDLE } = {}) {
  const clock = new SimulatedClock()
  const did: string[] = []
  const note = (name: string) => () => void did.push(name)
  const renewal = controlledActor<boolean>()
  const actor = createActor(
    idleLimitMachine.provide({
      actors: { renewSession: renewal.logic },
      actions: {
        publishRenewal: note('publishRenewal'),
        reportEnd: note('reportEnd'),
        requestCheck: note('requestCheck'),
      },
    }),
    { clock, input: { now: () => clock.now(), idleMs } },
  ).start()
  actor.send({ type: 'session.started' })
  return {
    did,
    renewal,
    // In steps, so that timers started by others count from there.
    pass: (ms: number) => {
      for (let left = ms; left > 0; left -= 1_000) clock.increment(Math.min(left, 1_000))
    },
    send: (type: IdleLimitEvent['type']) => void actor.send({ type }),
    isAsked: () => isWarning(actor.getSnapshot()),
    secondsLeft: () => (endOf(actor.getSnapshot().context) - clock.now()) / 1_000,
    state: () => actor.getSnapshot().value,
  }
}

let tab: ReturnType<typeof openTab>

beforeEach(() => {
  tab = openTab()
})

describe('a player who does nothing', () => {
  test('is asked a minute before the end, without a call to the server', () => {
    tab.pass(IDLE - MINUTE_MS - 1)
    expect(tab.isAsked()).toBe(false)
    tab.pass(1)
    expect([tab.isAsked(), tab.secondsLeft()]).toEqual([true, 60])
    expect(tab.renewal.calls).toEqual([])
  })

  test('is asked for a third of a limit that is short', () => {
    tab = openTab({ idleMs: MINUTE_MS })
    tab.pass(MINUTE_MS - 20_000 - 1)
    expect(tab.isAsked()).toBe(false)
    tab.pass(1)
    expect([tab.isAsked(), tab.secondsLeft()]).toEqual([true, 20])
  })

  test('a member who stays is not asked again for that time', async () => {
    tab.pass(IDLE - MINUTE_MS)
    tab.send('stay.chosen')
    expect(tab.isAsked()).toBe(false)
    await tab.renewal.answer(true)
    expect(tab.did).toEqual(['publishRenewal'])
    tab.pass(IDLE - MINUTE_MS - 1)
    expect(tab.isAsked()).toBe(false)
    tab.pass(1)
    expect(tab.isAsked()).toBe(true)
  })

  test('a member who does not answer is signed out by the server, which a health check requests', () => {
    tab.pass(IDLE - 1)
    expect(tab.did).toEqual([])
    tab.pass(1)
    expect([tab.did, tab.isAsked()]).toEqual([['requestCheck'], false])
    tab.send('session.ended')
    expect(tab.state()).toBe('off')
  })

  test('is asked again later if the session continues without a message from another tab', () => {
    tab.pass(IDLE)
    tab.pass(30_000)
    expect(tab.state()).toEqual({ on: 'heard' })
    tab.pass(IDLE - MINUTE_MS)
    expect(tab.isAsked()).toBe(true)
  })

  test('in this tab is not asked while there is activity in another one', () => {
    tab.pass(IDLE - MINUTE_MS)
    tab.send('activity.renewedElsewhere')
    expect([tab.isAsked(), tab.secondsLeft()]).toEqual([false, IDLE / 1_000])
    expect([tab.renewal.calls, tab.did]).toEqual([[], []])
  })

  test('stays asked when keys are pressed: the dialog has a button for it', () => {
    tab.pass(IDLE - MINUTE_MS)
    tab.send('player.acted')
    expect([tab.isAsked(), tab.renewal.calls]).toEqual([true, []])
  })
})

describe('a player who does something', () => {
  test('is reported to the server at most a quarter of the limit apart, without a question', async () => {
    for (let minute = 1; minute <= 60; minute += 1) {
      tab.send('player.acted')
      tab.pass(MINUTE_MS)
      if (tab.renewal.calls.length > tab.did.length) await tab.renewal.answer(true)
      expect(tab.isAsked()).toBe(false)
    }
    expect(tab.renewal.calls.length).toBe(12)
  })

  test('is reported at once after a pause', () => {
    tab.pass(IDLE / 2)
    tab.send('player.acted')
    expect(tab.renewal.calls.length).toBe(1)
  })

  test('is reported again until the server answers', async () => {
    tab.pass(IDLE / 2)
    tab.send('player.acted')
    await tab.renewal.fail(new Error('offline'))
    tab.pass(4_999)
    expect(tab.renewal.calls.length).toBe(1)
    tab.pass(1)
    expect(tab.renewal.calls.length).toBe(2)
    await tab.renewal.answer(true)
    expect(tab.state()).toEqual({ on: 'heard' })
  })

  test('learns that the session is over already', async () => {
    tab.pass(IDLE / 2)
    tab.send('player.acted')
    await tab.renewal.answer(false)
    expect(tab.did).toEqual(['reportEnd'])
  })
})

test('nobody signed in, nothing happens', () => {
  tab.send('session.ended')
  tab.send('player.acted')
  tab.pass(2 * IDLE)
  expect([tab.state(), tab.did, tab.renewal.calls]).toEqual(['off', [], []])
})

test('each state has its sentence and is reached', () => {
  expect(statesWithoutDescription(idleLimitMachine)).toEqual([])
  const events = [
    { type: 'session.started' },
    { type: 'player.acted' },
    ...['warningDue.idleLimit.on.quiet', 'end.idleLimit.on.warning'].map((of) => ({
      type: `xstate.after.${of}`,
    })),
    ...['heard', 'acting'].map((state) => ({
      type: `xstate.after.stepLeft.idleLimit.on.${state}`,
    })),
    { type: 'xstate.done.actor.renewSession', output: false },
    { type: 'xstate.error.actor.renewSession', error: new Error('offline') },
  ]
  const reached = reachedStates(idleLimitMachine, events, { now: () => 0, idleMs: IDLE })
  expect(reached).toEqual(statesOf(idleLimitMachine))
})
