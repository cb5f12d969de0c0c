import { expect, test } from 'vitest'
import { HOME_PATH } from '../../src/app/lazy-screens.tsx'
import { routesForAll, routesForMembers } from '../../src/app/routes.ts'
import { menuPlaces } from '../../src/features/shell/places.ts'
import { memberWalk, screenNames } from '../support/member-screens.ts'
import { screens, screensForAll } from '../support/screens.ts'

const pathsOf = (routes: readonly { readonly path: string }[]) => routes.map(({ path }) => path)

test('R-NAV-01 each screen of the route table is in the walks of layout and language, of axe, and of faults', () => {
  const forAll = pathsOf(routesForAll)
  const forMembers = pathsOf(routesForMembers)
  expect(pathsOf(screens)).toEqual([HOME_PATH, ...forAll, ...forMembers])
  expect(pathsOf(screensForAll)).toEqual(forAll)
  expect(pathsOf(memberWalk)).toEqual(forMembers)
  expect(screenNames.length).toBe(forMembers.length)
  expect(memberWalk.filter(({ content }) => typeof content !== 'function')).toEqual([])
})

test('each screen is at the address that leads to it, and a walk goes there by the menu where it is a place', () => {
  for (const { path, address, way } of memberWalk) {
    const place = menuPlaces.find((one) => one.path === path)
    expect(new URL(address, 'http://localhost').pathname).toBe(path)
    expect(way).toEqual(place ? { menu: place.name } : { address })
  }
})
