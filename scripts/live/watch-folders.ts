import { once } from 'node:events'
import { watch } from 'chokidar'

/**
 * Reports each saved, added and removed file of these folders by its path below `root`, with `/`.
 * @returns when the folders are watched; call it to end that
 */
export async function watchFolders(
  root: string,
  folders: readonly string[],
  onChange: (path: string) => void,
): Promise<() => Promise<void>> {
  const watcher = watch([...folders], {
    cwd: root,
    ignoreInitial: true,
    // Waits until an editor has written the whole file.
    awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 },
  })
  for (const event of ['add', 'change', 'unlink'] as const)
    watcher.on(event, (file) => onChange(file.replaceAll('\\', '/')))
  await once(watcher, 'ready')
  return () => watcher.close()
}
