import { expect, test } from 'vitest'
import { hybridScenario } from '../../tests/support/hybrid.ts'
import { startMock } from '../../tests/support/mock-scenario.ts'
import type { TextStorage } from '../db/storage.ts'
import { readHybrid } from './hybrid-settings.ts'
import { createSides, operationIds, operationsNamed } from './sides.ts'

const BACKEND_URL = 'https://backend.example/'

test('operations are chosen by operationId, tag or feature, or the reverse', () => {
  const notes = operationsNamed('notes')
  expect(notes).toEqual(expect.arrayContaining(['deleteAllNotes', 'deleteNote', 'getNote']))
  expect(notes).not.toContain('openGame')
  expect(readHybrid({})).toBeNull()
  expect(readHybrid({ BACKEND_URL })).toBeNull()
  expect(readHybrid({ BACKEND_URL, MOCK: 'openGame, notes' })).toEqual({
    url: 'https://backend.example',
    mockedOperations: operationIds.filter(
      (operationId) => operationId === 'openGame' || notes.includes(operationId),
    ),
  })
  expect(operationsNamed('pay')).toContain('payDeposit')
  const reverse = readHybrid({ BACKEND_URL, REAL: 'session,lobby' })
  expect(
    operationIds.filter((operationId) => reverse?.mockedOperations.includes(operationId) === false),
  ).toEqual([
    'doLogin',
    'getCasinoSetting',
    'getSlotByCompany',
    'getSlotSetting',
    'getSportSetting',
  ])
  expect(readHybrid({ BACKEND_URL, REAL: '*' })?.mockedOperations).toEqual([])
})

test.each([
  [
    { BACKEND_URL, MOCK: 'openGames' },
    'MOCK: "openGames" is neither an operation, a tag nor a feature. Did you mean "openGame"?',
  ],
  [{ BACKEND_URL, REAL: 'lobbby' }, 'REAL: "lobbby" is neither'],
  [{ BACKEND_URL, MOCK: 'toString' }, 'MOCK: "toString" is neither'],
  [{ MOCK: 'notes' }, 'MOCK is "notes", but BACKEND_URL is missing'],
  [{ BACKEND_URL, MOCK: 'notes', REAL: 'pay' }, 'MOCK and REAL are both set'],
])('%o is refused with the next step', (env, words) => {
  expect(() => readHybrid(env)).toThrow(words)
})

test('a choice changes while the mock runs, and a wrong one changes nothing', async () => {
  const { backend, guest, log } = hybridScenario('notes')
  await guest.ask('getSlotSetting', {})
  const { operations } = await backend.perform({
    command: 'answer-by',
    side: 'mock',
    operations: 'lobby',
  })
  expect(operations.find(({ operation }) => operation === 'getSlotSetting')?.side).toBe('mock')
  await guest.ask('getSlotSetting', {})
  const wrong = { command: 'answer-by', side: 'real', operations: 'lobby,notess' } as const
  await expect(backend.perform(wrong)).rejects.toThrow('/operations "notess" is neither')
  await guest.ask('getSlotSetting', {})
  await backend.perform({ ...wrong, operations: '*' })
  await guest.ask('getSlotSetting', {})
  expect((await log()).map(([, side]) => side)).toEqual(['real', 'behaviour', 'behaviour', 'real'])
})

test('without a real backend nothing can be real', async () => {
  const { backend } = startMock()
  const choose = backend.perform({ command: 'answer-by', side: 'real', operations: '*' })
  await expect(choose).rejects.toThrow('Start with BACKEND_URL, and MOCK or REAL')
  expect(await backend.perform({ command: 'sides' })).toMatchObject({ backend: null })
})

test('a tab keeps its choice over a reload until the setting changes', () => {
  let text: string | null = null
  const storage: TextStorage = { read: () => text, write: (written) => void (text = written) }
  const setting = { backend: 'https://real.test', mockedOperations: ['getNote'], storage }
  createSides(setting).choose(['openGame'], 'mock')
  expect(createSides(setting).sideOf('openGame')).toBe('mock')
  expect(createSides({ ...setting, mockedOperations: [] }).sideOf('openGame')).toBe('real')
})
