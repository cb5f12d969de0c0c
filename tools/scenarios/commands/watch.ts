import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { repositoryRoot } from '../../../scripts/repository/repository-root.ts'
import { watchFolders } from '../../../scripts/live/watch-folders.ts'
import type { CommandLine } from './command-line.ts'

const mainFile = join(import.meta.dirname, '../main.ts')
const WATCHED_FOLDERS = ['tests/scenarios', 'src', 'mocks', 'openapi', 'tools/scenarios']

/** An editor saves a file in several steps, and `npm run generate` writes many files. */
const DEBOUNCE_MS = 150

const isScenario = (path: string): boolean => /^tests\/scenarios\/.+\.yaml$/.test(path)
/** Files that runs write, and temporary files of editors and sed. */
const isIgnored = (path: string): boolean =>
  /^tests\/scenarios\/(?!.+\.yaml$)|\.test\.tsx?$|~$|\/\.|\.sw[px]$|\/[^./]+$/.test(path)

/** Names of the scenarios to play after these files changed; deleted files have none. */
function namesAfter(
  changedFiles: ReadonlySet<string>,
  names: readonly string[],
): readonly string[] {
  const changedScenarios = [...changedFiles].filter(isScenario)
  const isAlone = changedScenarios.length === changedFiles.size
  const matchesName = (path: string) => (name: string) =>
    path.includes(name) || join(repositoryRoot, path) === resolve(name)
  const chosenScenarios = changedScenarios.filter(
    (path) =>
      existsSync(join(repositoryRoot, path)) &&
      (names.length === 0 || names.some(matchesName(path))),
  )
  return isAlone ? chosenScenarios.map((path) => path.replace('tests/scenarios/', '')) : names
}

/** Plays scenarios, and again after each edit, until the program is ended. */
export async function watchFiles({
  options,
  names,
}: Extract<CommandLine, { command: 'watch' }>): Promise<void> {
  const hasTags = options.some((option) => option.startsWith('--tag'))
  const changedFiles = new Set<string>()
  const current: { child: ChildProcess | null } = { child: null }
  let debounceTimer: NodeJS.Timeout | undefined

  const play = (chosenNames: readonly string[]) => {
    current.child?.kill()
    const child = spawn(process.execPath, [mainFile, ...options, ...chosenNames], {
      stdio: 'inherit',
    })
    current.child = child
    child.on('close', (_, signal) => {
      if (current.child !== child) return
      current.child = null
      if (signal === null) console.log('\nWaiting for an edit; Ctrl+C ends.')
    })
  }
  const playAfter = () => {
    const files = [...changedFiles]
    const changedScenarios = namesAfter(changedFiles, names)
    changedFiles.clear()
    if (changedScenarios.length === 0 && files.every(isScenario)) return
    // The file alone may not have the tag.
    const chosenNames = hasTags ? names : changedScenarios
    console.log(`\n${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''} changed.`)
    play(chosenNames)
  }
  const stop = await watchFolders(repositoryRoot, WATCHED_FOLDERS, (path) => {
    if (isIgnored(path)) return
    changedFiles.add(path)
    clearTimeout(debounceTimer)
    debounceTimer = setTimeout(playAfter, DEBOUNCE_MS)
  })
  play(names)
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  await stop()
  clearTimeout(debounceTimer)
  current.child?.kill()
}
