import { describe, expect, test } from 'vitest'
import { errorOf } from './zoo/systematic/judge.ts'
import { drawn } from './zoo/systematic/specimen.ts'
import { faultClasses, specimens } from './zoo/systematic/systematic.ts'

/** The sample changes daily; `ZOO_SEED` repeats one. */
const seed = process.env['ZOO_SEED'] ?? String(Math.floor(Date.now() / 86_400_000))
const SAMPLE = 6

const all = specimens(1)
const seen = all.filter(({ isUnseen }) => !isUnseen)
const names = drawn(
  seen.map(({ name }) => name),
  seed,
  SAMPLE,
)
const sample = seen.filter(({ name }) => names.includes(name))

describe(`contract:verify finds broken backends of published fault classes, sample ${seed}`, () => {
  test.each(sample.map((one) => [one.name, one] as const))('R-CALL-03 %s', async (_name, one) => {
    expect(await errorOf(one)).toBeDefined()
  })

  test('R-CALL-03 half of them, by a hash of their names, are held out for the score', () => {
    const unseen = all.length - seen.length
    expect(all.length).toBeGreaterThan(800)
    expect(unseen / all.length).toBeGreaterThan(0.4)
    expect(unseen / all.length).toBeLessThan(0.6)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    const kinds = new Set(all.map(({ kind }) => kind))
    expect(faultClasses.filter(({ name }) => !kinds.has(name))).toEqual([])
  })
})
