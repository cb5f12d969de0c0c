import { expect, test as base } from '@playwright/test'
import { noteSeconds, treeSeconds } from '../../scripts/checks/processor.ts'
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts'
import type { Breakage } from './breaking-layer.ts'
import { followCalls } from './calls.ts'
import { startDevServer } from './dev-server.ts'
import type { DevServer } from './dev-server.ts'
import { startStage } from './stage.ts'
import type { ProxyEnv, Stage } from './stage.ts'
import { Troubles } from './troubles.ts'

export type MockControl = {
  /** Restarts a scenario from its seed, which ends all sessions. */
  readonly reset: (scenario?: ScenarioName) => Promise<void>
}

type Things = {
  /** Additional settings of the proxy: `test.use({ proxyEnv: { … } })`. */
  proxyEnv: ProxyEnv
  processorTime: null
  troubles: Troubles
  mock: MockControl
  /** Breaks the backend's answers until the test ends: `backend.breakBy('HTML')`. */
  backend: Breakage
}

type WorkerThings = {
  stage: Stage
  dev: DevServer
}

/**
 * Playwright's test with its own site: each worker runs proxies and mock backend. All tests share these fixtures, so
 * that any worker, which starts slowly, can run any test. A test fails on console errors, page errors and failed
 * requests that it did not announce with `troubles.expect(/…/)`.
 */
export const test = base.extend<Things, WorkerThings>({
  stage: [
    async ({}, use) => {
      const stage = await startStage()
      await use(stage)
      await stage.stop()
    },
    { scope: 'worker' },
  ],
  dev: [
    async ({}, use) => {
      const dev = await startDevServer()
      await use(dev)
      await dev.stop()
    },
    { scope: 'worker' },
  ],
  proxyEnv: [{}, { option: true }],
  baseURL: async ({ stage, proxyEnv }, use) => {
    await use(await stage.siteWith(proxyEnv))
  },
  mock: [
    async ({ stage }, use) => {
      const reset = async (scenario: ScenarioName = 'default') => {
        const body = JSON.stringify({ scenario })
        const answer = await fetch(`${stage.mockUrl}/__mock/reset`, { method: 'POST', body })
        if (!answer.ok)
          throw new Error(
            `Scenario ${scenario} was refused: ${answer.status} ${await answer.text()}`,
          )
      }
      await reset()
      await use({ reset })
    },
    { auto: true },
  ],
  backend: async ({ stage: { breakage } }, use) => {
    breakage.mend()
    await use(breakage)
    breakage.mend()
  },
  processorTime: [
    async ({}, use, { file }) => {
      const before = treeSeconds()
      await use(null)
      noteSeconds(file, treeSeconds() - before)
    },
    { auto: true },
  ],
  troubles: [
    async ({ context }, use) => {
      followCalls(context)
      const troubles = new Troubles(context)
      await use(troubles)
      expect(troubles.unexpected(), 'nothing goes wrong that the story did not expect').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
