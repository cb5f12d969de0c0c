import { createActor } from 'xstate'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  reachedStates,
  statesOf,
  statesWithoutDescription,
} from '../../../tests/support/chart-walk.ts'
import { dialogOf } from '../../actors/state-dialog.ts'
import { notificationDialogMachine } from './notification-dialog.machine.ts'
import type {
  DecidedCounts,
  NotificationEvent,
  NotificationInput,
} from './notification-dialog.model.ts'

const openPage = (input: NotificationInput = { path: '/' }) => {
  const went: string[] = []
  const storedCounts: DecidedCounts[] = []
  const machine = notificationDialogMachine.provide({
    actions: {
      openPath: (_, { path }) => {
        went.push(path)
      },
      keepDecidedCounts: ({ context }) => {
        storedCounts.push(context.decided)
      },
    },
  })
  const actor = createActor(machine, { input }).start()
  return {
    actor,
    went,
    kept: storedCounts,
    send: (event: NotificationEvent) => actor.send(event),
    unread: (noteCount: number, helpCount: number, userId = 'demo') =>
      actor.send({ type: 'counts.received', userId, noteCount, helpCount }),
    goTo: (path: string) => actor.send({ type: 'path.changed', path }),
    dialog: () => dialogOf(actor.getSnapshot())?.id ?? null,
    state: () => actor.getSnapshot().value,
  }
}

let page: ReturnType<typeof openPage>

beforeEach(() => {
  page = openPage()
})

type Counts = (count: number) => [noteCount: number, helpCount: number]

const notes: Counts = (count) => [count, 0]
const helps: Counts = (count) => [0, count]

describe.each([
  { id: 'R-NOTE-01', message: 'msg2003', path: '/note', counts: notes },
  { id: 'R-NOTE-02', message: 'msg2004', path: '/help', counts: helps },
])('$message', ({ id, message, path, counts }) => {
  test(`${id} nothing unread, nothing asked`, () => {
    page.unread(...counts(0))
    expect([page.dialog(), page.state()]).toStrictEqual([null, 'quiet'])
  })

  test(`${id} something unread: ${message} offers to go to ${path}`, () => {
    page.unread(...counts(2))
    expect(page.dialog()).toBe(message)
    page.send({ type: 'dialog.accepted' })
    expect([page.dialog(), page.went]).toStrictEqual([null, [path]])
  })

  test(`${id} not on ${path} itself, nor below it, nor after having been there`, () => {
    page.goTo(path)
    page.unread(...counts(2))
    expect(page.dialog()).toBe(null)
    page.goTo(`${path}/7`)
    page.unread(...counts(3))
    page.goTo('/')
    expect(page.dialog()).toBe(null)
    page.unread(...counts(4))
    expect(page.dialog()).toBe(message)
  })

  test(`${id} a page whose name only begins alike is another page`, () => {
    page.goTo(`${path}s`)
    page.unread(...counts(1))
    expect(page.dialog()).toBe(message)
  })

  test(`${id} going there another way ends the dialog`, () => {
    page.unread(...counts(2))
    page.goTo(path)
    expect([page.dialog(), page.went]).toStrictEqual([null, []])
  })

  test(`${id} reading it elsewhere ends the dialog`, () => {
    page.unread(...counts(2))
    page.unread(...counts(0))
    expect(page.dialog()).toBe(null)
  })

  test(`${id} declined, it comes back only when there is more`, () => {
    page.unread(...counts(2))
    page.send({ type: 'dialog.declined' })
    page.unread(...counts(2))
    page.unread(...counts(1))
    page.goTo('/slot')
    expect([page.dialog(), page.went]).toStrictEqual([null, []])
    page.unread(...counts(2))
    expect(page.dialog()).toBe(message)
  })

  test(`${id} after a new login it asks again`, () => {
    page.unread(...counts(2))
    page.send({ type: 'dialog.declined' })
    page.send({ type: 'session.ended' })
    expect(page.kept.at(-1)).toStrictEqual({ userId: '', notes: 0, helps: 0 })
    page.unread(...counts(2))
    expect(page.dialog()).toBe(message)
  })

  test(`${id} the end of the session closes the dialog`, () => {
    page.unread(...counts(2))
    page.send({ type: 'session.ended' })
    expect(page.dialog()).toBe(null)
  })

  test(`${id} a decision to decline survives a reload`, () => {
    page.unread(...counts(2))
    page.send({ type: 'dialog.declined' })
    const again = openPage({ path: '/', decided: page.kept.at(-1)! })
    again.goTo('/slot')
    again.unread(...counts(2))
    expect(again.dialog()).toBe(null)
    again.unread(...counts(3))
    expect(again.dialog()).toBe(message)
  })

  test(`${id} a decision to decline applies only to its member`, () => {
    page.unread(...counts(2))
    page.send({ type: 'dialog.declined' })
    const again = openPage({ path: '/', decided: page.kept.at(-1)! })
    again.unread(...counts(2), 'sora')
    expect(again.dialog()).toBe(message)
  })

  test(`${id} not on ${path.toUpperCase()} either, which is the same page`, () => {
    page.goTo(path.toUpperCase())
    page.unread(...counts(2))
    expect(page.dialog()).toBe(null)
  })

  test(`${id} while another dialog is open it waits, and comes when that one is gone`, () => {
    page.send({ type: 'otherDialog.opened', name: 'game' })
    page.send({ type: 'otherDialog.opened', name: 'reading' })
    page.unread(...counts(1))
    page.send({ type: 'otherDialog.closed', name: 'game' })
    expect([page.dialog(), page.state()]).toStrictEqual([null, 'waiting'])
    page.send({ type: 'otherDialog.closed', name: 'reading' })
    expect(page.dialog()).toBe(message)
    page.send({ type: 'otherDialog.opened', name: 'game' })
    expect(page.dialog()).toBe(null)
    page.unread(...counts(0))
    expect(page.state()).toBe('quiet')
  })

  test(`${id} a count that makes no sense asks nothing`, () => {
    for (const count of [Number.NaN, -3, 0.5]) page.unread(...counts(count))
    expect(page.dialog()).toBe(null)
  })
})

test('R-NOTE-03 both unread: messages are asked first, answers on the next page', () => {
  page.unread(1, 1)
  expect(page.dialog()).toBe('msg2003')
  page.send({ type: 'dialog.declined' })
  page.unread(1, 1)
  page.goTo('/')
  expect([page.dialog(), page.state()]).toStrictEqual([null, 'waiting'])
  page.goTo('/slot')
  expect(page.dialog()).toBe('msg2004')
  page.send({ type: 'dialog.declined' })
  page.goTo('/')
  expect(page.dialog()).toBe(null)
})

test('R-NOTE-03 a member is asked again when more messages arrive', () => {
  page.unread(1, 1)
  page.send({ type: 'dialog.declined' })
  page.unread(1, 2)
  expect(page.dialog()).toBe('msg2004')
})

test('R-NOTE-03 a member on the page of one is not asked there about the other', () => {
  page.unread(1, 1)
  page.send({ type: 'dialog.accepted' })
  page.goTo('/note')
  expect([page.dialog(), page.went]).toStrictEqual([null, ['/note']])
  page.unread(0, 1)
  expect(page.dialog()).toBe(null)
  page.goTo('/')
  expect(page.dialog()).toBe('msg2004')
})

test('R-NOTE-03 an open dialog is not replaced by another one', () => {
  page.unread(0, 1)
  page.unread(5, 2)
  expect(page.dialog()).toBe('msg2004')
  page.send({ type: 'dialog.accepted' })
  expect([page.went, page.dialog()]).toStrictEqual([['/help'], null])
})

const anyEvent: fc.Arbitrary<NotificationEvent> = fc.oneof(
  fc.record({
    type: fc.constant('counts.received' as const),
    userId: fc.constantFrom('demo', 'sora'),
    noteCount: fc.integer({ min: 0, max: 3 }),
    helpCount: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({
    type: fc.constant('path.changed' as const),
    path: fc.constantFrom('/', '/note', '/help'),
  }),
  fc
    .constantFrom('dialog.accepted' as const, 'dialog.declined' as const, 'session.ended' as const)
    .map((type) => ({ type })),
  fc.record({
    type: fc.constantFrom('otherDialog.opened' as const, 'otherDialog.closed' as const),
    name: fc.constantFrom('game', 'session'),
  }),
)

test('R-NOTE-03 whatever happens, at most one dialog, never on its own page, never over another', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const { actor } = openPage({ path: '/' })
      for (const event of events) {
        actor.send(event)
        const snapshot = actor.getSnapshot()
        const { path, openDialogs, counts } = snapshot.context
        const dialogs = Object.values(snapshot.getMeta()).map((meta) => meta?.dialog.id)
        expect(dialogs.length).toBeLessThanOrEqual(openDialogs.length > 0 ? 0 : 1)
        if (path === '/note') expect(dialogs).not.toContain('msg2003')
        if (path === '/help') expect(dialogs).not.toContain('msg2004')
        if ((counts?.notes ?? 0) === 0) expect(dialogs).not.toContain('msg2003')
        if ((counts?.helps ?? 0) === 0) expect(dialogs).not.toContain('msg2004')
      }
    }),
  )
})

test('R-NOTE-03 every state of the chart can be reached and says what the player sees', () => {
  const events = [
    { type: 'counts.received', userId: 'demo', noteCount: 1, helpCount: 0 },
    { type: 'counts.received', userId: 'demo', noteCount: 0, helpCount: 1 },
    { type: 'otherDialog.opened', name: 'game' },
  ]
  expect(reachedStates(notificationDialogMachine, events, { path: '/' })).toStrictEqual(
    statesOf(notificationDialogMachine),
  )
  expect(statesOf(notificationDialogMachine)).toStrictEqual([
    'quiet',
    'waiting',
    'askingNotes',
    'askingHelps',
  ])
  expect(statesWithoutDescription(notificationDialogMachine)).toStrictEqual([])
})
