import { CannotVerify } from '../core/model.ts'

/** @throws CannotVerify for a build without a version */
export function assertBuild(build: string): void {
  if (/^\S+@\S+$/.test(build)) return
  throw new CannotVerify(`--build is "${build}": write NAME@VERSION, such as --build shop@1.4.2.`)
}

/** Options that leave a part of the contract out. */
const parts = ['only', 'safe', 'read-only', 'from-har', 'from-log']

/**
 * A store takes the verdicts of whole runs, each with the build that it is about.
 * @param values the options of a run
 * @throws CannotVerify
 */
export function assertRecordable(values: Readonly<Record<string, unknown>>): void {
  const { record, build } = values
  if ((record === undefined) !== (build === undefined))
    throw new CannotVerify('--record and --build go together: --record STORE --build shop@1.4.2')
  if (typeof build === 'string') assertBuild(build)
  const part = parts.find((name) => Boolean(values[name]))
  if (record !== undefined && part !== undefined)
    throw new CannotVerify(`--record needs a complete run: omit --${part}.`)
}
