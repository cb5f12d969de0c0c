import { expect, test as base } from '@playwright/test'
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts'
import { startStack } from './stack.ts'
import type { StackOfTest } from './stack.ts'
import { Troubles } from './troubles.ts'

export type WorkerOptions = {
  /** The mock backend's world; `test.use({ scenario: 'unread' })` at the top of a file. */
  scenario: ScenarioName
  /** Settings of the proxy beyond those of every story. */
  proxyEnv: Readonly<Record<string, string>>
}

type WorkerThings = WorkerOptions & { stack: StackOfTest }

/** The mock backend's world, which each story finds as it begins. */
export type MockWorld = {
  /** Begins the story's own world anew, or another; whoever is signed in is not any more. */
  readonly reset: (scenario?: ScenarioName) => Promise<void>
}

type Things = { troubles: Troubles; mock: MockWorld }

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
  mock: [
    async ({ stack, scenario }, use) => {
      const reset = async (next: ScenarioName = scenario) => {
        const body = JSON.stringify({ scenario: next })
        const answer = await fetch(`${stack.mockUrl}/__mock/reset`, { method: 'POST', body })
        if (!answer.ok) throw new Error(`The mock backend did not begin the world ${next}`)
      }
      await reset()
      await use({ reset })
    },
    { auto: true },
  ],
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
