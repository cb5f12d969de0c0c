import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Remembers generated files as the page has them, to find those that something else wrote, such as `git checkout`. */
export function rememberFiles(root: string, folders: readonly string[]) {
  const hashOf = (path: string): string =>
    existsSync(join(root, path))
      ? createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('base64')
      : ''
  const present = () =>
    folders
      .flatMap((folder) => globSync(`${folder}/**/*.{ts,js,json}`, { cwd: root }))
      .map((path) => path.replaceAll('\\', '/'))
  const known = new Map(present().map((path) => [path, hashOf(path)]))
  /** Takes over these files as they are; those that differed. */
  const take = (paths: Iterable<string>): readonly string[] =>
    [...new Set(paths)].filter((path) => {
      const hash = hashOf(path)
      const isSame = (known.get(path) ?? '') === hash
      known.set(path, hash)
      return !isSame
    })
  return {
    take,
    /** Paths of the files that changed since they were taken over, removed ones included. */
    takeChanged: (): readonly string[] => take([...known.keys(), ...present()]),
  }
}
