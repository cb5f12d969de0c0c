import { spawnSync } from 'node:child_process'
import { CannotRunError } from '../../../scripts/cannot-run-error.ts'

const packages = { wrk: 'wrk', nginx: 'nginx-light' } as const

export const isInstalled = (program: string): boolean =>
  spawnSync('which', [program], { stdio: 'ignore' }).status === 0

/** @throws CannotRunError when a program is missing */
export function requireInstalled(...programs: readonly (keyof typeof packages)[]): void {
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length > 0)
    throw new CannotRunError(
      `The bench needs ${missing.join(' and ')}: apt-get install ${missing.map((program) => packages[program]).join(' ')}`,
    )
}
