import { mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Removes files, and their folders if these are empty then. */
export function removeAll(root: string, files: readonly string[]): void {
  for (const file of files) {
    rmSync(join(root, file), { force: true })
    try {
      rmdirSync(dirname(join(root, file)))
    } catch {
      // Other files are in it.
    }
  }
}

/**
 * Writes all files (path → text) or none.
 * @throws when one exists or cannot be written
 */
export function writeAll(root: string, files: ReadonlyMap<string, string>): void {
  const writtenFiles: string[] = []
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text, { flag: 'wx' })
      writtenFiles.push(file)
    }
  } catch (error) {
    removeAll(root, writtenFiles)
    throw error
  }
}
