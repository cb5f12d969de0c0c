import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

const MAX_CHARACTERS = 20_000

export const listScenarios = (top: string): readonly string[] =>
  globSync('**/*.yaml', { cwd: join(top, 'tests/scenarios') })
    .map((file) => file.replace(/\.yaml$/, ''))
    .toSorted()

/**
 * Plays scenarios with the command line's words, and gives what it printed and its exit code: 0 all passed, 1 one
 * failed, 2 a file cannot be read.
 */
export function playScenarios(
  top: string,
  names: readonly string[],
  target: string,
): Promise<{ readonly code: number; readonly output: string }> {
  const command = [
    join(top, 'scripts/bootstrap.mjs'),
    'tools/scenarios/main.ts',
    ...names,
    '--target',
    target,
  ]
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      command,
      { cwd: top, maxBuffer: 50_000_000, encoding: 'utf8' },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 2
        resolve({ code, output: `${stdout}${stderr}`.slice(-MAX_CHARACTERS) })
      },
    )
  })
}
