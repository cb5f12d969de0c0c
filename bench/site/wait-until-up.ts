import { CannotRunError } from '../../scripts/cannot-run-error.ts'

const START_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 20

/** @throws CannotRunError when nothing answers within a minute */
export async function waitUntilUp(url: string, name: string): Promise<void> {
  const signal = AbortSignal.timeout(START_TIMEOUT_MS)
  while (!signal.aborted) {
    try {
      await (await fetch(url, { signal })).body?.cancel()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    }
  }
  throw new CannotRunError(`${name} does not answer at ${url}. Start it alone to read its output.`)
}
