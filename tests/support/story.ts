import { expect, test as base } from '@playwright/test'
import { startStack } from './stack.ts'
import type { StackOfTest } from './stack.ts'
import { Troubles } from './troubles.ts'

export type WorkerOptions = {
  /** The mock backend's world; `test.use({ scenario: 'unread' })` at the top of a file. */
  scenario: string
  /** Settings of the proxy beyond those of every story. */
  proxyEnv: Readonly<Record<string, string>>
}

type WorkerThings = WorkerOptions & { stack: StackOfTest }
type Things = { troubles: Troubles }

/**
 * Playwright's test on a site of its own: each worker runs proxy and mock backend for itself.
 * A story fails on console errors, page errors and failed requests that it did not announce by
 * `troubles.expect(/…/)`.
 */
export const test = base.extend<Things, WorkerThings>({
  scenario: ['default', { option: true, scope: 'worker' }],
  proxyEnv: [{}, { option: true, scope: 'worker' }],
  stack: [
    async ({ scenario, proxyEnv }, use) => {
      const stack = await startStack({ scenario, proxyEnv })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.siteUrl)
  },
  troubles: [
    async ({ context }, use) => {
      const troubles = new Troubles(context)
      await use(troubles)
      expect(troubles.unexpected(), 'nothing goes wrong that the story did not expect').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
