import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Makes a folder and those above it. Node's recursive mkdir never ends where none can be made, such as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}

/** Reason why no file can be created in this folder, which need not exist; null: files can be created. */
export function folderFault(folder: string): string | null {
  if (!existsSync(folder)) return folderFault(dirname(folder))
  try {
    rmdirSync(mkdtempSync(join(folder, '.check-')))
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
