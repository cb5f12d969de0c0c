import { AsyncLocalStorage } from 'node:async_hooks'
import { aroundEach } from 'vitest'
import type { TestContext } from 'vitest'

const running = new AsyncLocalStorage<TestContext>()

aroundEach((runTest, context) => running.run(context, runTest))

/**
 * Runs this when the calling test has finished. Vitest's own hook uses the test that started last, which is wrong for
 * concurrent tests.
 */
export const onTestFinished: TestContext['onTestFinished'] = (...work) => {
  const test = running.getStore()
  if (!test) throw new Error('onTestFinished() is for what a test calls.')
  test.onTestFinished(...work)
}
