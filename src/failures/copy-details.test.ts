import { expect, test } from 'vitest'
import { failureDetails } from './copy-details.tsx'

test('a player who copies the details gives support the call, the time and the screen', () => {
  const at = Date.UTC(2026, 10, 21, 3, 4, 5)
  expect(failureDetails({ code: 'backend_timeout', requestId: 'r-1', at, screen: '/note' })).toBe(
    'code: backend_timeout\nrequest: r-1\ntime: 2026-11-21T03:04:05.000Z\nscreen: /note',
  )
})

test('a call that never got an answer has no request to name', () => {
  const details = failureDetails({ code: 'offline', requestId: null, at: 0, screen: '/' })
  expect(details).toContain('request: -\n')
})
