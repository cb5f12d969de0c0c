import { once } from 'node:events'
import { watch } from 'chokidar'

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
  const watcher = watch([...folders], { cwd: root, ignoreInitial: true })
  watcher.on('all', (event, path) => {
    if (ofFiles.has(event)) changed(path.replaceAll('\\', '/'))
  })
  await once(watcher, 'ready')
  return () => watcher.close()
}
