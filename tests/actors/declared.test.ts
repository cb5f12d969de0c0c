import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { failureOf } from '../../src/actors/failure.ts'
import { notificationDialogMachine } from '../../src/features/notification-dialog/notification-dialog.machine.ts'
import { sessionMachine } from '../../src/features/session/session.machine.ts'

test('an actor that was forgotten fails by name, where it would have been used', async () => {
  const actor = createActor(sessionMachine, { input: { now: () => 0 } }).start()
  const snapshot = await waitFor(actor, (state) => state.context.failure !== null)
  expect(snapshot.context.failure).toStrictEqual({ code: 'actor_not_provided', requestId: null })
})

test.each([
  [new Error('no code'), { code: 'unknown', requestId: null }],
  [
    { code: 'backend_fault', requestId: 'r1' },
    { code: 'backend_fault', requestId: 'r1' },
  ],
  [
    { code: 500, requestId: '' },
    { code: 'unknown', requestId: null },
  ],
  ['text', { code: 'unknown', requestId: null }],
  [null, { code: 'unknown', requestId: null }],
])('a failure is read from any rejection: %j', (error, failure) => {
  expect(failureOf(error)).toStrictEqual(failure)
})

test('a missing effect stops its machine with an error that names the event', () => {
  const actor = createActor(notificationDialogMachine, { input: { path: '/' } })
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  actor.send({ type: 'path.changed', path: '/note' })
  expect(errors).toStrictEqual([
    Object.assign(
      new Error('effect of path.changed is not implemented: pass it to the machine with .provide'),
      { code: 'actor_not_provided' },
    ),
  ])
})
