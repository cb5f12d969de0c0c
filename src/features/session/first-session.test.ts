import { expect, test } from 'vitest'
import { retryFailed } from '../../lib/load-once.ts'
import { examplePlayer } from '../../../tests/support/players.ts'
import { HOURS_8, openPage } from '../../../tests/support/session-page.ts'
import { createFirstSession, sessionAtFirst } from './first-session.actors.ts'
import type { SessionEvent } from './session.setup.ts'
import type { RestoredSession } from './session.model.ts'
import {
  isBusy,
  isGuest,
  isLoggingIn,
  isMember,
  isResolved,
  isRestoring,
} from './session.selectors.ts'
import type { SessionSnapshot } from './session.selectors.ts'

const nobody: RestoredSession = { player: null, endsInMs: null }

const saidOf = (snapshot: SessionSnapshot) => ({
  status: snapshot.status,
  context: { ...snapshot.context, now: null },
  children: Object.keys(snapshot.children).filter((id) => id !== 'restoreSession'),
  busy: isBusy(snapshot),
  guest: isGuest(snapshot),
  member: isMember(snapshot),
  resolved: isResolved(snapshot),
  restoring: isRestoring(snapshot),
})

const openFirst = () => {
  const call = Promise.withResolvers<RestoredSession>()
  const page = openPage()
  const asked: string[] = []
  const seen: string[] = []
  const session = createFirstSession({
    find: () => call.promise,
    load: async (_, isKnownGuest) => {
      asked.push(isKnownGuest() ? 'as a guest’s' : 'as it is found')
      await page.restore.answer(isKnownGuest() ? nobody : await call.promise)
      return page.actor
    },
  })
  const note = () => {
    const now = session.getSnapshot()
    seen.push(isMember(now) ? 'member' : isGuest(now) ? 'guest' : now.status)
  }
  session.subscribe(note, note)
  session.start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { ...page, session, call, asked, seen, settle }
}

/** A guest's page that cannot load code until it is online. */
const openOffline = () => {
  const page = openPage()
  const network = { isThere: false }
  const session = createFirstSession({
    find: () => Promise.resolve(nobody),
    load: async () => {
      if (!network.isThere) throw new Error('no such file')
      await page.restore.answer(nobody)
      return page.actor
    },
  })
  session.start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { session, did: page.did, network, settle }
}

test('before the machine is loaded the session has the same state as the machine', async () => {
  const { session, call, actor, restore, settle } = openFirst()
  expect(saidOf(session.getSnapshot())).toEqual(saidOf(actor.getSnapshot()))
  expect(session.getSnapshot()).toBe(sessionAtFirst)
  call.resolve(nobody)
  await settle()
  await restore.answer(nobody)
  expect(saidOf(session.getSnapshot())).toEqual(saidOf(actor.getSnapshot()))
  expect(session.getSnapshot()).not.toBe(sessionAtFirst)
})

test('a guest needs no chart until the session may change, and loses no event by that', async () => {
  const { session, call, asked, did, seen, settle } = openFirst()
  call.resolve(nobody)
  await settle()
  session.send({ type: 'page.returned' })
  expect([asked, seen]).toEqual([[], ['guest']])
  session.send({ type: 'credentials.submitted', credentials: { id: ' ', password: '' } })
  await settle()
  expect(asked).toEqual(['as a guest’s'])
  expect(did).toEqual([['showToast', { kind: 'warning', id: 'msg_auth_error' }]])
})

const login = (id: string): SessionEvent => ({
  type: 'credentials.submitted',
  credentials: { id, password: 'demo1234' },
})

const submitEarly = async (isChartThere: boolean, answer: RestoredSession) => {
  const { actor, restore, signIn } = openPage()
  const call = Promise.withResolvers<RestoredSession>()
  const chart = Promise.withResolvers<typeof actor>()
  const session = createFirstSession({ find: () => call.promise, load: () => chart.promise })
  const isWaiting = () => isLoggingIn(session.getSnapshot())
  session.start()
  if (isChartThere) {
    chart.resolve(actor)
    await session.prepare()
  }
  session.send(login('demp'))
  session.send(login('demo'))
  const waited = [isWaiting()]
  call.resolve(answer)
  chart.resolve(actor)
  await session.prepare()
  waited.push(isWaiting())
  await restore.answer(answer)
  return { waited, waits: isWaiting(), sent: signIn.calls.map(({ input }) => input.id) }
}

const early = [
  ['before the chart is there', false],
  ['while the chart waits for the session call', true],
] as const

test.each(early)(
  'R-SESS-02 a login submitted %s is sent once, as it was corrected, and shows that it waits',
  async (_, isChartThere) => {
    const submitted = await submitEarly(isChartThere, nobody)
    expect(submitted).toEqual({ waited: [true, true], waits: true, sent: ['demo'] })
  },
)

test.each(early)(
  'R-SESS-01 a login submitted %s is not sent for a member',
  async (_, isChartThere) => {
    const member = { player: examplePlayer(), endsInMs: HOURS_8 }
    const submitted = await submitEarly(isChartThere, member)
    expect(submitted).toEqual({ waited: [true, true], waits: false, sent: [] })
  },
)

test('R-SESS-01 a member is known as soon as the machine is loaded', async () => {
  const { session, call, asked } = openFirst()
  call.resolve({ player: examplePlayer(), endsInMs: HOURS_8 })
  await session.prepare()
  expect([asked, isMember(session.getSnapshot())]).toEqual([['as it is found'], true])
})

test('a machine that cannot be loaded is an error of the session', async () => {
  const gone = new Error('no such file')
  const session = createFirstSession({
    find: () => Promise.reject(new Error('no answer')),
    load: () => Promise.reject(gone),
  })
  session.start()
  await session.prepare()
  expect([session.getSnapshot().status, session.getSnapshot().error]).toEqual(['error', gone])
})

test('a guest who touches the page without a connection stays a guest, and may log in when it is back', async () => {
  const { session, did, network, settle } = openOffline()
  await settle()
  await session.prepare()
  expect([session.getSnapshot().status, isGuest(session.getSnapshot())]).toEqual(['active', true])
  session.send({ type: 'credentials.submitted', credentials: { id: ' ', password: '' } })
  await settle()
  expect(session.getSnapshot().status).toBe('error')
  network.isThere = true
  retryFailed()
  await settle()
  expect([session.getSnapshot().status, isGuest(session.getSnapshot())]).toEqual(['active', true])
  expect(did).toEqual([['showToast', { kind: 'warning', id: 'msg_auth_error' }]])
})

const events: Record<SessionEvent['type'], null> = {
  'credentials.submitted': null,
  'signOut.requested': null,
  'signOut.confirmed': null,
  'signOut.declined': null,
  'retry.requested': null,
  'connection.lost': null,
  'connection.returned': null,
  'page.returned': null,
  'session.expired': null,
  'session.revoked': null,
  'health.requested': null,
  'figures.received': null,
  'session.startedElsewhere': null,
  'session.endedElsewhere': null,
  'health.received': null,
  'health.missed': null,
  'health.asked': null,
}

test.each(Object.keys(events))('no event that the chart attends to is lost: %s', async (type) => {
  const event = { type, credentials: { id: 'a', password: 'b' } } as SessionEvent
  const canChart = [openPage().actor, await guestActor()].some((actor) =>
    actor.getSnapshot().can(event),
  )
  const { session, call, asked, settle } = openFirst()
  call.resolve(nobody)
  await settle()
  session.send(event)
  await settle()
  expect(asked.length >= Number(canChart)).toBe(true)
})

const guestActor = async () => {
  const { actor, restore } = openPage()
  await restore.answer(nobody)
  return actor
}
