import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startAll } from './start-all.ts'

test('checks run two at a time in their order, and one waits for the check that it names', async () => {
  const checks = [
    { name: 'lint' },
    { name: 'build' },
    { name: 'unit' },
    { name: 'browser', after: 'build' },
  ]
  const started: string[] = []
  const ends = new Map<string, (words: string) => void>()
  const running = startAll(checks, 2, ({ name }) => {
    started.push(name)
    return new Promise<string>((resolve) => void ends.set(name, resolve))
  })
  const afterEndOf = async (name: string) => {
    ends.get(name)?.(`${name} passed`)
    await turn()
    return [...started]
  }
  await turn()
  expect(started).toEqual(['lint', 'build'])
  expect(await afterEndOf('lint')).toEqual(['lint', 'build', 'unit'])
  expect(await afterEndOf('unit')).toEqual(['lint', 'build', 'unit'])
  expect(await afterEndOf('build')).toEqual(['lint', 'build', 'unit', 'browser'])
  await afterEndOf('browser')
  expect(await Promise.all(running.values())).toEqual(checks.map(({ name }) => `${name} passed`))
})
