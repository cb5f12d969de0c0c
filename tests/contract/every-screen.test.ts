import { expect, test } from 'vitest'
import { HOME_PATH } from '../../src/app/lazy-screens.tsx'
import { menuPlaces } from '../../src/generated/places/menu.ts'
import { routesForAll, routesForMembers } from '../../src/generated/screens/routes.ts'
import { memberWalk, screens } from '../support/screens.ts'

const pathsOf = (routes: readonly { readonly path: string }[]) => routes.map(({ path }) => path)

test('R-NAV-01 each screen of the route table is in the walks of layout and language, of axe, and of faults', () => {
  const [forAll, forMembers] = [pathsOf(routesForAll), pathsOf(routesForMembers)]
  expect(pathsOf(screens)).toEqual([HOME_PATH, ...forAll, ...forMembers])
  expect(pathsOf(memberWalk)).toEqual(forMembers)
})

test('each screen is at the address that leads to it, and a walk goes there by the menu where it is a place', () => {
  for (const { path, address, way } of memberWalk) {
    const place = menuPlaces.find((one) => one.path === path)
    expect(new URL(address, 'http://localhost').pathname).toBe(path)
    expect(way).toEqual(place ? { menu: place.name } : { address })
  }
})

test('R-NAV-02 the top menu has the places of the source document in its order', () => {
  const inDocument = [
    ['/casino', 'place.casino'],
    ['/slot', 'place.slot'],
    ['/sport', 'place.sport'],
    ['/deposit', 'place.deposit'],
    ['/withdraw', 'place.withdraw'],
    ['/comp', 'place.comp'],
    ['/notice', 'place.notice'],
    ['/help', 'place.help'],
    ['/help', 'place.note'],
    ['/user', 'place.user'],
  ]
  const labels = new Set(inDocument.map(([, label]) => label))
  const shown = menuPlaces.filter(({ name }) => labels.has(name))
  expect(shown.map(({ path, name }) => [path, name])).toEqual(inDocument)
})
