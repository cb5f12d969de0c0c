import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { watch } from 'chokidar'

/** Longer than chokidar drops further changes of a file that it has reported. */
const DROPPED_FOR_MS = 60

/** Events about files; the others are about folders. */
const ofFiles: ReadonlySet<string> = new Set(['add', 'change', 'unlink'])

/**
 * Reports each saved, added and removed file of these folders by its path below `root`, with `/`.
 * @returns when the folders are watched; call it to end that
 */
export async function watchFolders(
  root: string,
  folders: readonly string[],
  changed: (path: string) => void,
): Promise<() => Promise<void>> {
  const watcher = watch([...folders], { cwd: root, ignoreInitial: true, alwaysStat: true })
  watcher.on('all', (event, file, seen) => {
    const path = file.replaceAll('\\', '/')
    if (!ofFiles.has(event)) return
    changed(path)
    const lookAgain = async () => {
      const now = await stat(join(root, file)).catch(() => undefined)
      if (!watcher.closed && now !== undefined && now.mtimeMs !== seen?.mtimeMs) changed(path)
    }
    if (event !== 'unlink') setTimeout(() => void lookAgain(), DROPPED_FOR_MS).unref()
  })
  await once(watcher, 'ready')
  return () => watcher.close()
}
