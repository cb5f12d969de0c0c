import { afterEach, expect, test, vi } from 'vitest'
import { stepInTurns, stepWhenIdle } from './when-idle.ts'

afterEach(() => void vi.useRealTimers())

function* count(taken: number[], steps: number) {
  for (let step = 1; step <= steps; step += 1) {
    taken.push(step)
    yield undefined
  }
}

test('without requestIdleCallback, steps run in turns until none is left', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const taken: number[] = []
  stepWhenIdle(count(taken, 3))
  expect(taken).toEqual([])
  vi.runAllTimers()
  expect(taken).toEqual([1, 2, 3])
  expect(vi.getTimerCount()).toBe(0)
})

test('cancelled work runs no step', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const taken: number[] = []
  const stop = stepWhenIdle(count(taken, 3))
  stop()
  vi.runAllTimers()
  expect(taken).toEqual([])
})

test('with requestIdleCallback, steps run while the browser is idle, and the rest next time', () => {
  const turns: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (turn: IdleRequestCallback) => turns.push(turn))
  const taken: number[] = []
  stepWhenIdle(count(taken, 3))
  const left = [9, 9, 0]
  turns.shift()?.({ didTimeout: false, timeRemaining: () => left.shift() ?? 0 })
  expect(taken).toEqual([1, 2])
  turns.shift()?.({ didTimeout: false, timeRemaining: () => 9 })
  expect(taken).toEqual([1, 2, 3])
  expect(turns).toEqual([])
})

test('work for a waiting user runs in turns and returns its result', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const taken: number[] = []
  const steps = function* find() {
    yield* count(taken, 3)
    return 'found'
  }
  const results: string[] = []
  stepInTurns(steps(), (result) => results.push(result))
  expect(taken).toEqual([])
  vi.runAllTimers()
  expect([taken, results]).toEqual([[1, 2, 3], ['found']])
  expect(vi.getTimerCount()).toBe(0)
})

test('cancelled work has no result', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const taken: number[] = []
  const results: unknown[] = []
  const stop = stepInTurns(count(taken, 3), (result) => results.push(result))
  stop()
  vi.runAllTimers()
  expect([taken, results]).toEqual([[], []])
})
