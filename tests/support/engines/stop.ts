import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Vitest's global teardown: the servers of a run start with the first test that needs one, and stop here. */
export function teardown(): void {
  const folder = process.env['ENGINES_FOLDER'] ?? ''
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.pid'))) {
    try {
      process.kill(Number(readFileSync(join(folder, file), 'utf8')), 'SIGQUIT')
    } catch {
      // It has ended.
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
