import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../public')

/** A file that the site serves as it is. */
export function siteFile(path: string): Response {
  try {
    return new Response(readFileSync(join(folder, path)))
  } catch {
    return new Response(null, { status: 404 })
  }
}
