import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { writeCache, readInputs, readCache } from './checks/inputs.ts'
import { repositoryRoot } from './repository/repository-root.ts'

const check = 'types'
/** A longer argument list may exceed the system's limit. */
const MAX_NAMES = 500

function oxlint(args: readonly string[], stdout: 'inherit' | 'pipe') {
  const linter = join(repositoryRoot, 'node_modules/oxlint/bin/oxlint')
  const run = spawnSync(process.execPath, [linter, ...args], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'inherit'],
  })
  if (run.error) throw run.error
  return run
}

/**
 * Checks the types, and the rules that need them, of the files whose inputs changed since they last had no finding. A
 * finding depends on the file's text and on types that it imports, directly or not.
 */
function lint(): number {
  const { hashOf } = readInputs(repositoryRoot)
  const files = oxlint(['--debug=files', '.'], 'pipe').stdout.split('\n').filter(Boolean)
  const currentHashes = Object.fromEntries(files.map((file) => [file, hashOf(file)]))
  const cleanHashes = readCache<string>(repositoryRoot, check)
  const staleFiles = files.filter((file) => cleanHashes[file] !== currentHashes[file])
  if (staleFiles.length === 0) return 0
  const { status } = oxlint(
    ['--deny-warnings', ...(staleFiles.length > MAX_NAMES ? ['.'] : staleFiles)],
    'inherit',
  )
  if (status === 0) writeCache(repositoryRoot, check, currentHashes)
  return status ?? 2
}

process.exitCode = lint()
