import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerCalls, ok, wireUser } from '../../../tests/support/wire.ts'
import { setPageToken, pageToken } from '../../http/page-token.ts'
import { renewSession } from './idle-limit.api.ts'

const own = { token: 'token-of-demo', userId: 'demo' }

const sessionOf = (userId: string, token: string) => {
  const expiresAt = '2026-01-15T11:00:00Z'
  return ok({ status: 'authenticated', token, expiresAt, sideUser: wireUser({ userId }) })
}

beforeEach(() => setPageToken(own))
afterEach(() => setPageToken(null))

test('R-SESS-08 a session that still is has been renewed', async () => {
  answerCalls(() => sessionOf('demo', own.token))
  expect(await renewSession()).toBe(true)
})

test.each([
  ['of nobody', () => ok({ status: 'unauthenticated' })],
  ['of another member', () => sessionOf('sora', 'token-of-sora')],
  ['of the same member, who has signed in again', () => sessionOf('demo', 'a later token')],
])('R-SESS-08 a session %s is not this page’s, which keeps its own token', async (_, answer) => {
  answerCalls(answer)
  expect(await renewSession()).toBe(false)
  expect(pageToken()).toEqual(own)
})
