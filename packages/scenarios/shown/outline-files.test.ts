import { expect, test } from 'vitest'
import { comparedOutlines } from './outline-files.ts'

test('an outline that differs says which lines are gone and which are new', () => {
  const accepted = ['banner', '  heading "Devices logged in"']
  const found = comparedOutlines('devices', accepted)
  expect(found?.found).toBe('nothing else')
  expect(found?.expected).toContain('"No other device is logged in"')
  expect(comparedOutlines('devices', ['button "Log out all"'])?.found).toBe('button "Log out all"')
})

test('an outline that nobody has accepted says how to write it', () => {
  expect(comparedOutlines('no-such-screen', ['banner'])).toEqual({
    expected: 'tests/scenarios/outlines/no-such-screen.txt, which --target screen --accept writes',
    found: '1 lines',
  })
})
