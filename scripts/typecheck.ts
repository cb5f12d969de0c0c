import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('..', import.meta.url))
const compiler = join(top, 'node_modules/typescript-7/bin/tsc')

/** Paths of the projects that tsconfig.json refers to, relative to the repository. */
function typeProjects(): readonly string[] {
  const { references } = JSON.parse(readFileSync(join(top, 'tsconfig.json'), 'utf8')) as {
    readonly references: readonly { readonly path: string }[]
  }
  return references.map(({ path }) => path)
}

/**
 * The compiler's complaints about one project, empty when there are none. It keeps what it found in
 * .cache/types and checks again what a changed file affects. Not `tsc -b`: that looks at the dates
 * of the files that `include` names, and misses a change of a file that those import.
 */
export function typeErrorsOf(project: string, cwd = top): string {
  // Several checkers would each infer the shared types: in all, a third more work.
  const args = [compiler, '-p', project, '--singleThreaded']
  const { status, stdout, error } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  if (error) throw error
  return status === 0 ? '' : stdout || `The compiler ended with ${status}.\n`
}

/** A compiler's output by error: what belongs to one is indented below it. */
export const errorsIn = (output: string): readonly string[] =>
  output.split(/(?<=\n)(?=\S)/).filter((error) => error !== '')

if (import.meta.main) {
  // A file of several projects is wrong in each of them, and said once.
  const errors = new Set(typeProjects().flatMap((project) => errorsIn(typeErrorsOf(project))))
  process.stdout.write([...errors].join(''))
  if (errors.size > 0) process.exitCode = 1
}
