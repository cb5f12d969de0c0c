import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'

const generatedFolders = ['src/generated', 'mocks/generated']

/** The file of an operation or a schema: `getBetsList` → `get-bets-list.ts`. */
export const fileNameOf = (name: string): string =>
  `${name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.ts`

export const differingFiles = (root: string, files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([path, text]) => {
    const file = join(root, path)
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [path]
  })

/** Paths (relative to `root`) that differ from `files`, are missing, or should not be there. */
export function staleFiles(root: string, files: ReadonlyMap<string, string>): string[] {
  const isStray = (path: string) =>
    !files.has(path) && ![...files.keys()].some((otherPath) => otherPath.startsWith(`${path}/`))
  const strays = generatedFolders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((path) => isStray(path) && (dirname(path) === folder || !isStray(dirname(path)))),
    )
  return [...differingFiles(root, files), ...strays]
}

/** Writes a file by renaming, so that no reader sees a part of it. */
function writeAtOnce(root: string, path: string, text: string): void {
  const [file, cache] = [join(root, path), join(root, '.cache')]
  for (const folder of [dirname(file), cache]) mkdirSync(folder, { recursive: true })
  const fresh = join(cache, `${basename(path)}.${process.pid}-${threadId}`)
  writeFileSync(fresh, text)
  renameSync(fresh, file)
}

export function writeFiles(
  root: string,
  files: ReadonlyMap<string, string>,
  stale: readonly string[],
): void {
  for (const path of stale) {
    const text = files.get(path)
    if (text === undefined) {
      rmSync(join(root, path), { recursive: true })
      continue
    }
    writeAtOnce(root, path, text)
  }
}
