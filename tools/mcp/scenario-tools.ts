import { execFile } from 'node:child_process'
import type { ExecFileException } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

const MAX_CHARACTERS = 20_000

const CANNOT_RUN = 2

function exitCodeOf(error: ExecFileException | null): number {
  if (error === null) return 0
  return typeof error.code === 'number' ? error.code : CANNOT_RUN
}

export const listScenarios = (root: string): readonly string[] =>
  globSync('**/*.yaml', { cwd: join(root, 'tests/scenarios') })
    .map((file) => file.replace(/\.yaml$/, ''))
    .toSorted()

/**
 * Plays scenarios as `npm run scenarios` does; resolves with its output and exit code: 0 all passed, 1 one failed, 2 a
 * file cannot be read.
 */
export function playScenarios(
  root: string,
  names: readonly string[],
  target: string,
): Promise<{ readonly code: number; readonly output: string }> {
  const command = [
    join(root, 'scripts/bootstrap.mjs'),
    'tools/scenarios/main.ts',
    ...names,
    '--target',
    target,
  ]
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      command,
      { cwd: root, maxBuffer: 50_000_000, encoding: 'utf8' },
      (error, stdout, stderr) => {
        resolve({
          code: exitCodeOf(error),
          output: `${stdout}${stderr}`.slice(-MAX_CHARACTERS),
        })
      },
    )
  })
}
