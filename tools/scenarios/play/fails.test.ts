import { expect, test } from 'vitest'
import { readScenarios } from '../input/scenario-files.ts'
import { fails } from './fails.ts'
import { notPlayed } from './played.ts'

test('a scenario fails by what is thrown where nothing catches it, and the next one does not', async () => {
  const [scenario] = readScenarios(['session/sign-in'])
  if (scenario === undefined) throw new Error('There is no such scenario.')
  const holds = notPlayed(scenario, 'nothing is played here')
  const thrown = new Error('thrown in a timer')
  const inTimer = () =>
    new Promise<typeof holds>((resolve) => {
      setImmediate(() => {
        resolve(holds)
        throw thrown
      })
    })
  expect(await fails(inTimer)).toBe(true)
  expect(await fails(() => Promise.resolve(holds))).toBe(false)
  expect(await fails(() => Promise.reject(thrown))).toBe(true)
})
