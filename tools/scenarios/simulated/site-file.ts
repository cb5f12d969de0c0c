import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scenario } from '../words/scenario.model.ts'

const folder = join(import.meta.dirname, '../../../public')

/** The operator's source of the jackpot. */
export const JACKPOT_PATH = '/jackpot.json'
const JACKPOT_STEP = 1_250
/** The code that index.html names. */
const FIRST_FILE = '/src/main.tsx'

const SEARCH_WORDS_PATH = '/search-words.json'

/** Serves the site's other files; the jackpot, in won, grows with each request. */
export const siteFiles = (
  { jackpot, operator }: Scenario['begin'],
  isFirstFileServed: () => boolean,
) => {
  let won = jackpot
  const searchWords = operator?.['search words']
  return (path: string): Response => {
    if (path === JACKPOT_PATH && won !== undefined)
      return Response.json({ won: (won += JACKPOT_STEP) })
    if (path === FIRST_FILE) return new Response(null, { status: isFirstFileServed() ? 200 : 404 })
    if (path === SEARCH_WORDS_PATH && searchWords !== undefined) return Response.json(searchWords)
    return siteFile(path)
  }
}

/** A file that the site serves as it is. */
function siteFile(path: string): Response {
  try {
    return new Response(readFileSync(join(folder, path)))
  } catch {
    return new Response(null, { status: 404 })
  }
}
