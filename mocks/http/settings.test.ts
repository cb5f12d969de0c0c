import { expect, test, vi } from 'vitest'
import { SettingsError } from '../../proxy/settings/settings-error.ts'
import { createMockWorlds } from '../worlds.ts'
import { readSettings, usage } from './settings.ts'

test('without settings the mock serves only this machine, on port 4010, with the default scenario', () => {
  expect(readSettings({})).toEqual({
    port: 4010,
    host: 'localhost',
    startState: 'default',
    publicUrl: 'http://localhost:4010',
    hybrid: null,
  })
})

test('every setting can be given', () => {
  const env = {
    MOCK_PORT: '4999',
    HOST: '0.0.0.0',
    SEED: 'unread',
    PUBLIC_URL: 'http://10.0.0.2:4999/',
  }
  expect(readSettings(env)).toEqual({
    port: 4999,
    host: '0.0.0.0',
    startState: 'unread',
    publicUrl: 'http://10.0.0.2:4999',
    hybrid: null,
  })
})

test('SCENARIO, the name of before, works with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(readSettings({ SCENARIO: 'unread' }).startState).toBe('unread')
  expect(warn.mock.calls).toEqual([['SCENARIO is named SEED now: write SEED=unread.']])
  expect(readSettings({ SCENARIO: 'unread', SEED: 'rich' }).startState).toBe('rich')
})

test.each([
  [
    { SEED: 'nowhere' },
    'SEED is "nowhere": it takes the state that the mock begins in, one of default, ',
  ],
  [{ SEED: 'toString' }, 'SEED is "toString": '],
  [{ MOCK_PORT: 'x' }, 'MOCK_PORT is "x": it takes a port, 1 to 65535.'],
  [{ MOCK_PORT: '70000' }, 'MOCK_PORT is "70000"'],
  [{ MOCK_PORT: '-1' }, 'MOCK_PORT is "-1"'],
  [{ PUBLIC_URL: 'localhost' }, 'PUBLIC_URL is "localhost": it takes '],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL is "javascript:alert(1)"'],
])('%o is refused with the next step', (env, words) => {
  expect(() => readSettings(env)).toThrow(SettingsError)
  expect(() => readSettings(env)).toThrow(words)
})

test('a scenario that does not exist is answered with those that do', () => {
  expect(() => readSettings({ SEED: 'nowhere' })).toThrow('games-closed')
  expect(usage()).toMatch(/games-closed +\S/)
})

test('each command in --help works as printed', async () => {
  const worlds = createMockWorlds({ publicUrl: 'http://localhost:4010' })
  const lines = [...usage().matchAll(/curl localhost:4010\/__mock\/([\w-]+) -d '(.*)'/g)]
  expect(lines.length).toBeGreaterThan(15)
  for (const [, command = '', body = ''] of lines) {
    const rest = JSON.parse(body) as Record<string, unknown>
    await worlds.perform({ ...rest, command } as never)
  }
})
