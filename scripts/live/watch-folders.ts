import { readdirSync, statSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { join } from 'node:path'

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Their recursive watch is the system's own. */
const isNative = process.platform === 'darwin' || process.platform === 'win32'

/**
 * Reports each saved, added and removed file of these folders by its path below `root`, until the returned function is
 * called.
 *
 * On Linux the recursive watch of node:fs watches the inode of each file, so a file that was replaced by a rename (sed
 * -i, git checkout, the safe write of an editor) is lost. Here each folder has a watch of its own.
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  changed: (path: string) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>()
  const leave = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue
      watcher.close()
      watchers.delete(path)
    }
  }
  const noticed = (event: string, path: string) => {
    if (isNative) changed(path)
    else if (isFolder(join(root, path))) {
      if (event === 'rename') attend(path, changed)
    } else if (watchers.has(path)) leave(path)
    else changed(path)
  }
  const attend = (folder: string, found: (path: string) => void) => {
    leave(folder)
    const watcher = watch(join(root, folder), { recursive: isNative }, (event, name) => {
      // A removed folder names itself.
      if (name !== null && watchers.get(folder) === watcher)
        noticed(event, `${folder}/${name.replaceAll('\\', '/')}`)
    })
    // A folder may go while it is watched.
    watcher.on('error', () => leave(folder))
    watchers.set(folder, watcher)
    if (isNative) return
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) attend(path, found)
      else found(path)
    }
  }
  for (const folder of folders) attend(folder, () => undefined)
  return () => {
    for (const folder of folders) leave(folder)
  }
}
