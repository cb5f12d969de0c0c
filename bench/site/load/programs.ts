import { spawnSync } from 'node:child_process'
import { CannotRunError } from '../../../scripts/cannot-run-error.ts'

const START_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 20

export const isInstalled = (program: string): boolean =>
  spawnSync('which', [program], { stdio: 'ignore' }).status === 0

/** @throws CannotRunError when a program is missing */
export function requireInstalled(...programs: readonly string[]): void {
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length > 0)
    throw new CannotRunError(
      `The bench needs ${missing.join(' and ')}: apt-get install wrk nginx-light`,
    )
}

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
  throw new CannotRunError(
    `${name} does not answer at ${url}. Read its output in .cache/logs/, or start it alone.`,
  )
}
