import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../mocks/rules/random.ts'
import { faultKinds, planTroubles } from './plan.ts'

describe('faults from a seed', () => {
  const draw = (seed: number, hasDisks = true) => {
    const plan = planTroubles(seededRandom(seed), hasDisks)
    const drawn: string[][] = []
    while (drawn.flat().length < faultKinds.length - Number(!hasDisks))
      drawn.push(plan.next().value.faults.map(({ kind }) => kind))
    return drawn
  }

  test('a round has each kind once, and is the same for the same seed', () => {
    expect(draw(7).flat().toSorted()).toEqual([...faultKinds].toSorted())
    expect(draw(7)).toEqual(draw(7))
    expect(draw(8)).not.toEqual(draw(7))
  })

  test('two faults at a time are of two places', () => {
    const pairs = [1, 2, 3, 4].flatMap((seed) => draw(seed)).filter(({ length }) => length > 1)
    expect(pairs.length).toBeGreaterThan(10)
    const servers = pairs.filter((pair) => pair.every((kind) => / of PostgreSQL$/.test(kind)))
    expect(servers).toEqual([])
    expect(pairs.every(([one, other]) => one !== other)).toBe(true)
  })

  test('no disk is filled where none can be mounted', () => {
    expect(draw(7, false).flat()).not.toContain('fill the disk of PostgreSQL')
  })
})
