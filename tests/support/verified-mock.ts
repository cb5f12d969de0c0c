import { loadContract, verify } from '#verify'
import type { LoadedContract, Transport, Settings, Verdict } from '#verify'
import { createMockBackend } from '../../mocks/backend.ts'
import type { MockBackend } from '../../mocks/backend.ts'
import type { Command } from '../../mocks/control/commands.ts'
import type { StartStateName } from '../../mocks/seeds/start-states.ts'
import { inMemory } from './in-memory.ts'
import { verifyDefaults } from './verify-defaults.ts'

const ofWorker = globalThis as { loadedContract?: Promise<LoadedContract> }

/** One for all files of a worker, because its validators are compiled when first used. Do not modify. */
export const theContract = (): Promise<LoadedContract> =>
  (ofWorker.loadedContract ??= loadContract('openapi'))

const START = Date.parse('2026-11-20T21:00:00+09:00')

export async function preparedMock(startState: StartStateName = 'unread'): Promise<{
  mock: MockBackend
  now: () => number
  pass: (ms: number) => number
}> {
  let now = START
  const mock = createMockBackend({
    publicUrl: 'https://backend.test',
    clock: { now: () => now },
    startState,
    seed: 1,
    random: () => 0.5,
  })
  return { mock, now: () => now, pass: (ms) => (now += ms) }
}

/** @param pass lets time pass, and returns the time */
export type Layer = (transport: Transport, pass: (ms: number) => number) => Transport

export async function verifyMock(
  layer: Layer = (transport) => transport,
  change: Partial<Settings> = {},
  startState?: StartStateName,
): Promise<Verdict> {
  const { contract, effects, assumptions } = await theContract()
  const { mock, now, pass } = await preparedMock(startState)
  return verify(
    {
      contract,
      effects,
      transport: layer(
        inMemory((request) => mock.fetch(request)),
        pass,
      ),
      ...verifyDefaults,
      other: { id: 'sora', password: 'sora1234' },
      steer: (command) => mock.perform(command as Command),
      clock: now,
      wallClock: now,
      sleep: async (ms) => void pass(ms),
      ...change,
    },
    assumptions,
  )
}
