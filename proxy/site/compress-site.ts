import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { codings, COMPRESSED_FOLDER, compressedFile } from './content-coding.ts'
import { siteFile } from './site-file.ts'
import type { SiteFile } from './site-file.ts'
import { pathsIn } from './site-files.ts'

/**
 * Stores compressed forms of a built site's files beside them, so that no start has to compress them. Skips pages,
 * because the operator's settings change them.
 */
export async function writeCompressedFiles(siteFolder: string): Promise<void> {
  await mkdir(join(siteFolder, COMPRESSED_FOLDER), { recursive: true })
  const paths = pathsIn(siteFolder).filter((names) => extname(names.at(-1) ?? '') !== '.html')
  await Promise.all(
    paths.map(async (names) => {
      const body = new Uint8Array(await readFile(join(siteFolder, ...names)))
      const file = siteFile(names.join('/'), body)
      if (!file.isCompressible) return
      for (const coding of codings)
        await writeFile(compressedFile(siteFolder, file.hash, coding), await file.bodyIn(coding))
    }),
  )
}

/** Compresses every file before its first request, one at a time. */
export async function compressAll(files: readonly SiteFile[]): Promise<void> {
  for (const file of files) {
    if (!file.isCompressible) continue
    for (const coding of codings) await file.bodyIn(coding)
  }
}
