import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotRunError } from '../../../scripts/cannot-run-error.ts'

export type SmallDisk = {
  readonly folder: string
  /** Writes until the disk is full. */
  fill(): void
  /** Deletes what `fill` wrote. */
  empty(): void
  unmount(): void
}

/**
 * Mounts a tmpfs of this size in a temporary folder.
 * @throws CannotRunError without the permission to mount
 */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch {
    rmSync(folder, { recursive: true })
    throw new CannotRunError(
      'A small disk could not be mounted: run this as root, or with CAP_SYS_ADMIN.',
    )
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'w')
      try {
        // Single bytes fill what remains of the last block.
        for (const size of [65_536, 1]) writeUntilFull(file, Buffer.alloc(size))
      } finally {
        closeSync(file)
      }
    },
    empty: () => {
      rmSync(filler, { force: true })
    },
    unmount: () => {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
