import { expect, test } from 'vitest'
import { readSettings, SettingsRefused, usage } from './settings.ts'

test('without settings the mock serves this machine alone, on 4010, in the default scenario', () => {
  expect(readSettings({})).toEqual({
    port: 4010,
    host: 'localhost',
    scenario: 'default',
    publicUrl: 'http://localhost:4010',
  })
})

test('every setting can be given', () => {
  const env = {
    MOCK_PORT: '4999',
    HOST: '0.0.0.0',
    SCENARIO: 'unread',
    PUBLIC_URL: 'http://10.0.0.2:4999/',
  }
  expect(readSettings(env)).toEqual({
    port: 4999,
    host: '0.0.0.0',
    scenario: 'unread',
    publicUrl: 'http://10.0.0.2:4999',
  })
})

test.each([
  [{ SCENARIO: 'nowhere' }, 'There is no scenario "nowhere". There are:'],
  [{ SCENARIO: 'toString' }, 'There is no scenario "toString".'],
  [{ MOCK_PORT: 'x' }, 'MOCK_PORT=x is no port'],
  [{ MOCK_PORT: '70000' }, 'MOCK_PORT=70000 is no port'],
  [{ MOCK_PORT: '-1' }, 'MOCK_PORT=-1 is no port'],
  [{ PUBLIC_URL: 'localhost' }, 'PUBLIC_URL=localhost is no address'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'is no address'],
])('%o is refused with the next step', (env, words) => {
  expect(() => readSettings(env)).toThrow(SettingsRefused)
  expect(() => readSettings(env)).toThrow(words)
})

test('a scenario that does not exist is answered with those that do', () => {
  expect(() => readSettings({ SCENARIO: 'nowhere' })).toThrow(/games-closed +\S/)
  expect(usage()).toMatch(/games-closed +\S/)
})
