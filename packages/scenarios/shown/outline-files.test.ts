import { expect, test } from 'vitest'
import { comparedOutlines } from './outline-files.ts'

test('a differing outline is reported with its removed and added lines', () => {
  const accepted = ['banner', '  heading "Logged-in devices"']
  const found = comparedOutlines('devices', accepted)
  expect(found?.found).toBe('nothing else')
  expect(found?.expected).toContain('"No other device is logged in"')
  expect(comparedOutlines('devices', ['button "Log out all"'])?.found).toBe('button "Log out all"')
})

test('a missing outline is reported with the command that writes it', () => {
  expect(comparedOutlines('no-such-screen', ['banner'])).toEqual({
    expected: 'tests/scenarios/outlines/no-such-screen.txt, which --target screen --accept writes',
    found: '1 lines',
  })
})
