import { expect, test as base } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import type { StartStateName } from '../../mocks/seeds/start-states.ts'
import { noteSeconds, treeSeconds } from '../../scripts/checks/processor.ts'
import type { Breakage } from './breaking-layer.ts'
import { followCalls, isStream } from './calls.ts'
import { startDevServer, startStage } from './stage.ts'
import type { DevServer, ProxyEnv, Stage } from './stage.ts'

// Chromium also logs each failed response, which is already checked here.
const echoOfAnswer = /^Failed to load resource/

/** Errors in a browser context that the test did not announce. */
export class Troubles {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const text = message.text()
      if (message.type() !== 'error' || echoOfAnswer.test(text)) return
      this.#seen.push(`console.error: ${text}`)
    })
    context.on('weberror', (error) => {
      this.#seen.push(`page error: ${error.error().stack ?? error.error().message}`)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'no reason'
      if (reason === 'net::ERR_ABORTED' || isStream(request.url())) return
      this.#seen.push(`${request.method()} ${pathOf(request.url())} failed: ${reason}`)
    })
    context.on('response', (response) => {
      if (response.status() < 400 || isStream(response.url())) return
      const { method, url } = { method: response.request().method(), url: response.url() }
      this.#seen.push(`${method} ${pathOf(url)} answered ${response.status()}`)
    })
  }

  /** Announces matching lines: `POST /api/routes/x answered 503`. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  unexpected(): string[] {
    return this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url
}

export type MockControl = {
  /** Restarts a scenario from its seed, which ends all sessions. */
  readonly reset: (startState?: StartStateName) => Promise<void>
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
      const reset = async (startState: StartStateName = 'default') => {
        const body = JSON.stringify({ scenario: startState })
        const response = await fetch(`${stage.mockUrl}/__mock/reset`, { method: 'POST', body })
        if (!response.ok)
          throw new Error(
            `Scenario ${startState} was refused: ${response.status} ${await response.text()}`,
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

/** Leaves a story to `npm run test:matrix`, unless it is in the sample that the project of its file plays. */
export const matrixUnless = (isSample: boolean) => ({ tag: isSample ? [] : ['@matrix'] })

export { expect }
