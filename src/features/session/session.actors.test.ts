import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, ok, wireUser } from '../../../tests/support/wire.ts'
import { startSession } from './session.actors.ts'
import { isMember, playerOf } from './session.selectors.ts'

const nothing = () => undefined

const effects = {
  showToast: nothing,
  markSignIn: nothing,
  rememberName: nothing,
  forgetName: nothing,
  reloadPage: nothing,
  clearServerState: nothing,
  sendToTabs: nothing,
  electLeader: () => ({ claim: nothing, leave: nothing }),
}

const guest = { player: null, endsInMs: null }
const RELOAD_WITHIN_MS = 45_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('R-SESS-05 a guest’s page that does not reload after a login asks again', async () => {
  const sideUser = wireUser()
  const expiresAt = '2026-11-21T12:00:00Z'
  answerCalls(() => ok({ status: 'authenticated', token: 'page-token', sideUser, expiresAt }))
  const session = startSession(effects, Promise.resolve(guest), true)
  session.send({ type: 'session.startedElsewhere' })
  await vi.advanceTimersByTimeAsync(RELOAD_WITHIN_MS)
  expect([isMember(session.getSnapshot()), playerOf(session.getSnapshot())?.userId]).toEqual([
    true,
    'demo',
  ])
  session.send({ type: 'session.endedElsewhere' })
})
