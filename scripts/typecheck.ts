import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('..', import.meta.url))
const compiler = join(top, 'node_modules/typescript-7/bin/tsc')

/** Projects referenced by tsconfig.json, relative to the repository. */
function typeProjects(): readonly string[] {
  const { references } = JSON.parse(readFileSync(join(top, 'tsconfig.json'), 'utf8')) as {
    readonly references: readonly { readonly path: string }[]
  }
  return references.map(({ path }) => path)
}

/**
 * The compiler's errors for one project. Incremental with a cache in .cache/types. `tsc -b` is not used, because it
 * compares the dates of included files only and misses changes of files they import.
 */
export function typeErrorsOf(project: string, cwd = top): string {
  // Several checkers would each infer shared types, a third more work in total.
  const args = [compiler, '-p', project, '--singleThreaded']
  const { status, stdout, error } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  if (error) throw error
  return status === 0 ? '' : stdout || `The compiler ended with ${status}.\n`
}

/** Compiler output by error, including indented details. */
export const errorsIn = (output: string): readonly string[] =>
  output.split(/(?<=\n)(?=\S)/).filter((error) => error !== '')

if (import.meta.main) {
  // A file in several projects has the same error in each; reported once.
  const errors = new Set(typeProjects().flatMap((project) => errorsIn(typeErrorsOf(project))))
  process.stdout.write([...errors].join(''))
  if (errors.size > 0) process.exitCode = 1
}
