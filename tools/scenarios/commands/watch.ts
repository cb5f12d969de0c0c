import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { watchFolders } from '../../../scripts/live/watch-folders.ts'
import type { CommandLine } from './command-line.ts'

const top = join(import.meta.dirname, '../../..')
const main = join(import.meta.dirname, '../main.ts')
const watched = ['tests/scenarios', 'src', 'mocks', 'openapi', 'tools/scenarios']

/** An editor saves a file in several steps, and npm run generate many files. */
const GATHER_MS = 150

const isScenario = (path: string): boolean => /^tests\/scenarios\/.+\.yaml$/.test(path)
/** Files that runs write, and temporary files of editors and sed. */
const isOther = (path: string): boolean =>
  /^tests\/scenarios\/(?!.+\.yaml$)|\.test\.tsx?$|~$|\/\.|\.sw[px]$|\/[^./]+$/.test(path)

/** The names to play after these files changed; none of a file that is gone. */
function namesAfter(changed: ReadonlySet<string>, names: readonly string[]): readonly string[] {
  const own = [...changed].filter(isScenario)
  const isAlone = own.length === changed.size
  const isNamed = (path: string) => (name: string) =>
    path.includes(name) || join(top, path) === resolve(name)
  const chosen = own.filter(
    (path) => existsSync(join(top, path)) && (names.length === 0 || names.some(isNamed(path))),
  )
  return isAlone ? chosen.map((path) => path.replace('tests/scenarios/', '')) : names
}

/** Plays scenarios, and again after each edit, until the program is ended. */
export async function watchFiles({
  options,
  names,
}: Extract<CommandLine, { command: 'watch' }>): Promise<void> {
  const hasTags = options.some((option) => option.startsWith('--tag'))
  const changed = new Set<string>()
  const now: { child: ChildProcess | null } = { child: null }
  let gathering: NodeJS.Timeout | undefined

  const play = (chosen: readonly string[]) => {
    now.child?.kill()
    const child = spawn(process.execPath, [main, ...options, ...chosen], { stdio: 'inherit' })
    now.child = child
    child.on('close', (_, signal) => {
      if (now.child !== child) return
      now.child = null
      if (signal === null) console.log('\nWaiting for an edit; Ctrl+C ends.')
    })
  }
  const playAfter = () => {
    const files = [...changed]
    const own = namesAfter(changed, names)
    changed.clear()
    if (own.length === 0 && files.every(isScenario)) return
    // The file alone may not have the tag.
    const chosen = hasTags ? names : own
    console.log(`\n${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''} changed.`)
    play(chosen)
  }
  const stop = await watchFolders(top, watched, (path) => {
    if (isOther(path)) return
    changed.add(path)
    clearTimeout(gathering)
    gathering = setTimeout(playAfter, GATHER_MS)
  })
  play(names)
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  await stop()
  clearTimeout(gathering)
  now.child?.kill()
}
