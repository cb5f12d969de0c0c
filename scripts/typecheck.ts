import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOfTexts, keep, readInputs, readKept } from './checks/inputs.ts'

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

type CleanRun = { readonly files: readonly string[]; readonly hash: string }

/** Files of the repository that the compiler read for a project. */
function filesRead(project: string): readonly string[] {
  const file = project.endsWith('.json') ? project : join(project, 'tsconfig.json')
  const { compilerOptions } = JSON.parse(readFileSync(join(top, file), 'utf8')) as {
    readonly compilerOptions: { readonly tsBuildInfoFile: string }
  }
  const info = join(dirname(file), compilerOptions.tsBuildInfoFile)
  const { fileNames } = JSON.parse(readFileSync(join(top, info), 'utf8')) as {
    readonly fileNames: readonly string[]
  }
  return fileNames
    .map((name) => join(dirname(info), name))
    .filter((name) => !name.includes('node_modules'))
}

/** The errors of all projects. One whose files are as in its last clean run is not checked again. */
function typeErrors(): ReadonlySet<string> {
  const { files, around, textHash } = readInputs(top)
  const known = new Set(files)
  // A new file may be what an import means.
  const everywhere = hashOfTexts(around, ...files)
  const hashOf = (own: readonly string[]): string =>
    hashOfTexts(everywhere, ...own.map((file) => (known.has(file) ? textHash(file) : '')))
  const before = readKept<CleanRun>(top, 'types')
  const clean: Record<string, CleanRun> = {}
  // A file in several projects has the same error in each; reported once.
  const errors = new Set<string>()
  for (const project of typeProjects()) {
    const last = before[project]
    if (last !== undefined && last.hash === hashOf(last.files)) {
      clean[project] = last
      continue
    }
    const found = errorsIn(typeErrorsOf(project))
    for (const error of found) errors.add(error)
    if (found.length > 0) continue
    const own = filesRead(project)
    clean[project] = { files: own, hash: hashOf(own) }
  }
  keep(top, 'types', clean)
  return errors
}

if (import.meta.main) {
  const errors = typeErrors()
  process.stdout.write([...errors].join(''))
  if (errors.size > 0) process.exitCode = 1
}
