import { expect, test } from 'vitest'
import { isBesideLogin } from './lazy-screens.tsx'
import { patternOf } from '../features/vitals/vitals.api.ts'
import { routesForAll, routesForMembers } from './routes.ts'

test.each(['/', '/register', '/admin/error'])('the login may stand beside %s', (path) => {
  expect(isBesideLogin(path)).toBe(true)
})

test.each(['/login', '/nowhere', ...routesForMembers.map(({ path }) => path)])(
  'R-NAV-03 for a guest %s is the login itself, or leads nowhere',
  (path) => {
    expect(isBesideLogin(path)).toBe(false)
  },
)

test('how fast it was is reported under its own address for each screen that a player goes to', () => {
  const paths: readonly string[] = [...routesForAll, ...routesForMembers].map(({ path }) => path)
  expect(paths.filter((path) => patternOf(path) !== path)).toEqual(['/admin/error', '*'])
})
