import { AsyncLocalStorage } from 'node:async_hooks'
import { aroundEach } from 'vitest'
import type { ExpectStatic, TestContext } from 'vitest'

const currentTest = new AsyncLocalStorage<TestContext>()

aroundEach((runTest, context) => currentTest.run(context, runTest))

const thisTest = (name: string): TestContext => {
  const test = currentTest.getStore()
  if (!test) throw new Error(`${name}() is for what a test calls.`)
  return test
}

/**
 * Runs this when the calling test has finished. Vitest's own hook uses the test that started last, which is wrong for
 * concurrent tests.
 */
export const onTestFinished: TestContext['onTestFinished'] = (...work) =>
  thisTest('onTestFinished').onTestFinished(...work)

/** `expect.poll` of the calling test, which also may be concurrent. */
export const poll: ExpectStatic['poll'] = (...args) => thisTest('poll').expect.poll(...args)
