import { existsSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

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

/** Vitest's global teardown: the servers of a run start with the first test that needs one, and stop here. */
export function teardown(): void {
  const folder = process.env['ENGINES_FOLDER'] ?? ''
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.pid'))) {
    try {
      process.kill(Number(readFileSync(join(folder, file), 'utf8')), 'SIGQUIT')
    } catch {
      // It has ended.
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
