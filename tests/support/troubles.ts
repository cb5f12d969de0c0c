import type { BrowserContext } from '@playwright/test'
import { isStream } from './calls.ts'

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
