import { expect, test } from 'vitest'
import { isBesideLogin, isWayIn } from './lazy-screens.tsx'
import { patternOf } from '../features/vitals/vitals.api.ts'
import { manifests } from '../generated/screens/manifests.ts'
import { routesForMembers } from '../generated/screens/routes.ts'

test.each(['/', '/admin/error'])('the login may stand beside %s', (path) => {
  expect(isBesideLogin(path)).toBe(true)
})

test.each(['/login', '/register', '/nowhere', ...routesForMembers.map(({ path }) => path)])(
  'R-NAV-03 for a guest %s is the login itself, or leads nowhere',
  (path) => {
    expect(isBesideLogin(path)).toBe(false)
  },
)

test('a page that is the login for guests is not offered the login by the header as well', () => {
  const waysIn = manifests.map(({ path }) => path).filter((path) => isWayIn(path))
  expect(waysIn.toSorted()).toEqual(
    ['/login', '/register', ...routesForMembers.map(({ path }) => path)].toSorted(),
  )
})

test('how fast it was is reported under its own address for each screen that a player goes to', () => {
  const unmeasured = manifests.filter(({ path }) => patternOf(path) !== path)
  expect(unmeasured.map(({ path }) => path)).toEqual(['/admin/error', '*'])
})
