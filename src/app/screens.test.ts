import { expect, test } from 'vitest'
import { isWayIn } from './lazy-screens.tsx'
import { patternOf } from '../features/vitals/vitals.api.ts'
import { manifests } from '../generated/screens/manifests.ts'
import { routesForMembers } from '../generated/screens/routes.ts'

test('R-NAV-03 a page that is the login for guests is offered the login neither by the header nor by a panel', () => {
  const waysIn = manifests.map(({ path }) => path).filter((path) => isWayIn(path))
  expect(waysIn.toSorted()).toEqual(
    ['/login', '/register', ...routesForMembers.map(({ path }) => path)].toSorted(),
  )
})

test('how fast it was is reported under its own address for each screen that a player goes to', () => {
  const unmeasured = manifests.filter(({ path }) => patternOf(path) !== path)
  expect(unmeasured.map(({ path }) => path)).toEqual(['/admin/error', '*'])
})
