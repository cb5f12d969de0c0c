import { expect, test } from 'vitest'
import { isBesideLogin } from './lazy-screens.tsx'
import { routesForMembers } from './routes.ts'

test.each(['/', '/register', '/admin/error'])('the login may stand beside %s', (path) => {
  expect(isBesideLogin(path)).toBe(true)
})

test.each(['/login', '/nowhere', ...routesForMembers.map(({ path }) => path)])(
  'R-NAV-03 for a guest %s is the login itself, or leads nowhere',
  (path) => {
    expect(isBesideLogin(path)).toBe(false)
  },
)
