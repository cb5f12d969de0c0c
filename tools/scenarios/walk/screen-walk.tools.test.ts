import { beforeAll, expect, test } from 'vitest'
import { beginningSchema } from '../core/scenario.model.ts'
import { bundleScreens } from '../screen/bundle-screens.ts'
import type { ScreenBundle } from '../screen/bundle-screens.ts'
import { randomFrom } from './random.ts'
import { walkOnScreens } from './screen-walk.ts'

let bundle: ScreenBundle

beforeAll(async () => {
  bundle = await bundleScreens()
}, 120_000)

test('a page that never becomes idle breaks a walk', async () => {
  const begin = beginningSchema.parse({ member: 'demo', path: '/deposit', language: 'en' })
  const options = { bundle, random: randomFrom(3), tried: new Map(), length: 8 }
  const { walk, broken } = await walkOnScreens(begin, { ...options, restWithinMs: 0 })
  expect(walk.steps).toHaveLength(1)
  expect(broken?.steps).toEqual(walk.steps)
  expect(broken?.violated).toEqual([
    {
      what: 'rest',
      expected: 'the site comes to rest',
      found: 'The site does not come to rest in 0 s.',
    },
  ])
}, 120_000)

test('a walk ends although none of its steps can be made', async () => {
  const begin = beginningSchema.parse({ path: '/', language: 'en' })
  // Only an event that needs a deposit which waits is likely.
  class Refused extends Map<string, number> {
    override get = (kind: string) => (kind.endsWith(' event deposit-approved') ? 0 : 1_000_000)
  }
  const options = { bundle, random: () => 0.999, tried: new Refused(), length: 4 }
  const { walk, broken } = await walkOnScreens(begin, options)
  expect([walk.steps, broken]).toEqual([[{ expect: { path: '/' } }], null])
  expect([...options.tried.keys()]).toEqual(['/ event deposit-approved'])
}, 120_000)

test('a walk does what can be done on the screens, the same for the same seed', async () => {
  const begin = beginningSchema.parse({ member: 'demo', path: '/deposit', language: 'en' })
  const walk = async (seed: number) => {
    const options = { bundle, random: randomFrom(seed), tried: new Map(), length: 8 }
    const { walk: made, broken } = await walkOnScreens(begin, options)
    expect(broken).toBeNull()
    return made.steps
  }
  const steps = await walk(3)
  expect(steps.length).toBeGreaterThanOrEqual(8)
  expect(steps.at(-1)).toEqual({ expect: { path: expect.stringMatching(/^\//) } })
  expect(await walk(3)).toEqual(steps)
  expect(await walk(4)).not.toEqual(steps)
}, 120_000)
