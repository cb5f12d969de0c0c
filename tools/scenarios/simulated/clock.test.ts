import { expect, test } from 'vitest'
import { createScenarioClock } from './clock.ts'

type Timers = { readonly setTimeout: (run: () => void, ms: number) => void }

test('R-CALL-05 time passes timer by timer, those of a moment in their order', async () => {
  const clock = createScenarioClock(0)
  const { setTimeout } = clock.globals as Timers
  const events: string[] = []
  setTimeout(() => events.push(`late at ${clock.now()}`), 20)
  setTimeout(() => {
    events.push(`first at ${clock.now()}`)
    queueMicrotask(() => setTimeout(() => events.push(`at once at ${clock.now()}`), 0))
  }, 10)

  await clock.pass(30)

  expect(events).toEqual(['first at 10', 'at once at 10', 'late at 20'])
})

test('R-CALL-05 a page whose timers start each other without end gets a verdict', async () => {
  const clock = createScenarioClock(0)
  const { setTimeout } = clock.globals as Timers
  const again = () => setTimeout(() => queueMicrotask(again), 0)
  again()

  await expect(clock.pass(1_000)).rejects.toThrow(
    'The site sets one timer after the other, and no time passes.',
  )
})

test('R-CALL-05 a scenario that ends ends every call that waits for one of several signals', () => {
  const clock = createScenarioClock(0)
  const stream = clock.globals.AbortSignal.any([new AbortController().signal])

  clock.end()

  expect(stream.aborted).toBe(true)
})
