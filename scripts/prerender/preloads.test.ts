import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routesForAll, routesForMembers } from '../../src/generated/screens/routes.ts'
import { createPreloads, loadScreens } from './preloads.ts'

test('each address leads to the screen that its route imports', async () => {
  const { forAll, forMembers } = await loadScreens(join(import.meta.dirname, '../..'))
  expect([...forAll.keys()]).toEqual(routesForAll.map(({ path }) => path))
  expect([...forMembers.keys()]).toEqual(routesForMembers.map(({ path }) => path))
  expect(forMembers.get('/slot/game')).toBe('src/features/lobby/slot-games-screen.tsx')
})

const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, imports })
const manifest = {
  'index.html': { ...chunk('index', 'react'), isEntry: true },
  react: chunk('react'),
  'src/app/start.tsx': chunk('start', 'react', 'first'),
  first: chunk('first'),
  'src/app/other-screens.tsx': chunk('other', 'first'),
  'src/app/guest-gate.tsx': chunk('guest', 'first', 'form'),
  'src/features/session/session.actors.ts': chunk('session', 'charts'),
  'src/app/member-area.tsx': chunk('area', 'charts'),
  'src/app/member-actors.ts': chunk('actors', 'charts'),
  'src/i18n/compiled/en.json': chunk('en'),
  'src/i18n/compiled/en.rest.json': chunk('en.rest'),
  'src/i18n/compiled/en.member.json': chunk('en.member'),
  'src/i18n/more-catalogs.ts': chunk('more'),
  'src/features/savings/savings-screen.tsx': chunk('savings', 'first', 'form'),
  charts: chunk('charts'),
  form: chunk('form'),
}

test('a page loads each file of code ahead once, and a guest none that is for members', () => {
  const forMembers = new Map([['/savings', 'src/features/savings/savings-screen.tsx']])
  const preloads = createPreloads(manifest, { forAll: new Map(), forMembers })
  const files = (view: 'any' | 'guest') => {
    const page = { path: '/savings', view }
    return [preloads.ofPage(page, 'en'), preloads.laterFiles(page, 'en')].map((list) =>
      list.map((file) => file.slice('assets/'.length, -'.js'.length)),
    )
  }
  expect(preloads.ofStart).toEqual(['assets/start.js', 'assets/first.js'])
  expect(files('any')).toEqual([
    ['en', 'other', 'session', 'charts'],
    ['en.rest', 'more', 'en.member', 'area', 'actors', 'savings', 'form'],
  ])
  expect(files('guest')).toEqual([['en', 'en.rest', 'more', 'other', 'guest', 'form'], []])
  expect(preloads.laterFiles({ path: '/', view: 'any' }, 'en')).toEqual([])
})
