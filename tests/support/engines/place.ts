import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 6e9

/**
 * Folder for the databases of a run: in memory where there is room. Each test copies a database of 300 files, which
 * takes half as long there.
 */
export function placeOfEngines(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem()) > ROOM_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
