import type { Breakage } from './breaking-layer.ts'
import { startBrokenStack } from './broken-stack.ts'
import type { BrokenStack } from './broken-stack.ts'
import { test as story } from './story.ts'

type Things = { backend: Breakage }
type WorkerThings = { brokenStack: BrokenStack }

/** Playwright's test on a site whose backend a story breaks: `backend.breakBy('HTML')`. */
export const test = story.extend<Things, WorkerThings>({
  brokenStack: [
    async ({ scenario, proxyEnv }, use) => {
      const stack = await startBrokenStack({ scenario, proxyEnv })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ brokenStack }, use) => {
      await use(brokenStack)
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ brokenStack: { breakage } }, use) => {
      breakage.mend()
      await use(breakage)
      breakage.mend()
    },
    { auto: true },
  ],
})

export { expect } from './story.ts'
