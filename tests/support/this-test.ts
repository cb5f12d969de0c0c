import { AsyncLocalStorage } from 'node:async_hooks'
import { aroundEach } from 'vitest'
import type { TestContext } from 'vitest'

const running = new AsyncLocalStorage<TestContext>()

aroundEach((runTest, context) => running.run(context, runTest))

/**
 * Does this when the test that calls it has finished. Vitest's own hook takes the test that began
 * last: among tests that run at the same time, another one.
 */
export const onTestFinished: TestContext['onTestFinished'] = (...work) => {
  const test = running.getStore()
  if (!test) throw new Error('onTestFinished() is for what a test calls.')
  test.onTestFinished(...work)
}
