import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { repositoryRoot } from '../../../scripts/repository/repository-root.ts'
import { watchFolders } from '../../../scripts/live/watch-folders.ts'

const mainFile = join(import.meta.dirname, '../main.ts')
const WATCHED_FOLDERS = ['tests/scenarios', 'src', 'mocks', 'openapi', 'tools/scenarios']

/** An editor saves a file in several steps, and `npm run generate` writes many files. */
const DEBOUNCE_MS = 150

/** Files that runs write, and temporary files of editors and sed. */
const isIgnored = (path: string): boolean =>
  /^tests\/scenarios\/(?!.+\.yaml$)|\.test\.tsx?$|~$|\/\.|\.sw[px]$|\/[^./]+$/.test(path)

/** Plays with these arguments, and again after each edit, until the program is ended. */
export async function watchFiles(args: readonly string[]): Promise<void> {
  const current: { child: ChildProcess | null } = { child: null }
  let debounceTimer: NodeJS.Timeout | undefined

  const play = () => {
    current.child?.kill()
    const child = spawn(process.execPath, [mainFile, ...args], { stdio: 'inherit' })
    current.child = child
    child.on('close', (_, signal) => {
      if (signal === null) console.log('\nWaiting for an edit; Ctrl+C ends.')
    })
  }
  const stop = await watchFolders(repositoryRoot, WATCHED_FOLDERS, (path) => {
    if (isIgnored(path)) return
    clearTimeout(debounceTimer)
    debounceTimer = setTimeout(() => {
      console.log(`\n${path} changed.`)
      play()
    }, DEBOUNCE_MS)
  })
  play()
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  await stop()
  clearTimeout(debounceTimer)
  current.child?.kill()
}
