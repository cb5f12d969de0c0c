import { expect, test } from 'vitest'
import { draw, mutableSources } from './source-mutants.ts'

const { mutants, sources } = mutableSources()

const of = (file: string) => [...sources].find(([name]) => name.endsWith(file))?.[1] ?? ''

test('faults of all classes are made, in machines, glue, toasts, dialogs and components', () => {
  expect(new Set(mutants.map((mutant) => mutant.class))).toEqual(
    new Set([
      ...['action', 'entry order', 'tag', 'timer', 'actor', 'guard', 'transition'],
      ...['model', 'glue', 'toast', 'dialog', 'component'],
    ]),
  )
})

test('a fault is in the code, switched off', () => {
  const reported = mutants.find(({ words }) => words.startsWith('without follow(toasts'))
  expect(reported?.class).toBe('glue')
  expect(of('src/app/connect-actors.ts')).toContain(`{ if (!scenarioMutant.is(${reported?.id})) {`)
})

test('a draw is the same for the same seed, and another one for another', () => {
  const ids = (seed: number) => draw(mutants, 20, seed).map(({ id }) => id)
  expect(ids(1)).toEqual(ids(1))
  expect(ids(1)).not.toEqual(ids(2))
  expect(new Set(ids(1)).size).toBe(20)
})
