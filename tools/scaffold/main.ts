import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { scaffoldFiles, openDecisions } from './scaffold-files.ts'
import { ScaffoldError } from './scaffold-error.ts'
import { readRequest } from './read-request.ts'
import { removeAll, writeAll } from './write-all.ts'

const help = `Writes the files of a new operation or screen, and what npm run generate derives from them.

  npm run new -- operation notes/archived-notes          the contract's file, its call, query and test, in src/features/notes
  npm run new -- operation notes/archived-notes --screen also a screen that shows the answer
  npm run new -- operation notes/archive-note --mutation an action: its call takes an item's id and is a mutation, sent by a press
  npm run new -- operation vouchers/voucher-list --tag balance --screen
                                                         in a new feature, or one that calls no operation yet: the
                                                         operation's tag in the contract
  npm run new -- screen notes/archive                    a screen in an existing feature
  npm run new -- screen savings                          a screen in a new feature

Exit code: 0 written; 1 nothing written, because a name is taken or the contract cannot be generated; 2 wrong command.
`
const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program to its end; false: it failed and printed why. */
function run(main: string, ...args: readonly string[]): boolean {
  const file = fileURLToPath(new URL(`../../${main}`, import.meta.url))
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: repositoryRoot,
    stdio: [...stdio],
  })
  return status === 0
}

function writeNew(args: readonly string[]): void {
  const request = readRequest(repositoryRoot, args)
  const files = scaffoldFiles(request)
  const paths = [...files.keys()]
  writeAll(repositoryRoot, files)
  if (!run('node_modules/oxfmt/bin/oxfmt', ...paths) || !run('scripts/generate.ts')) {
    removeAll(repositoryRoot, paths)
    run('scripts/generate.ts')
    throw new ScaffoldError(
      'npm run generate failed with the new files: everything is as before.',
      1,
    )
  }
  console.log(`Wrote ${files.size} files, and what npm run generate derives from them:`)
  for (const path of paths) console.log(`  ${path}`)
  console.log('Left to decide:')
  for (const line of openDecisions(request)) console.log(`- ${line}`)
}

// A signal ends the running program, after which the files are removed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
try {
  const args = process.argv.slice(2)
  if (args.length === 0 || args.includes('--help')) console.log(help)
  else writeNew(args)
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error instanceof ScaffoldError ? error.message : error)
  process.exitCode = error instanceof ScaffoldError ? error.exitCode : 2
}
