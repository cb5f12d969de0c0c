import { parseSearchWords } from './search-words.ts'
import { noSynonyms, synonymsFrom } from './synonyms.ts'
import type { Synonyms } from './synonyms.ts'

/** The operator's list, a file of the site (docs/operating.md). */
const SEARCH_WORDS_PATH = '/search-words.json'
/** A search does not wait longer for the list. */
const MOST_WAIT_MS = 3_000

let loading: Promise<Synonyms> | undefined

async function load(): Promise<Synonyms> {
  try {
    const response = await fetch(SEARCH_WORDS_PATH, { signal: AbortSignal.timeout(MOST_WAIT_MS) })
    if (!response.ok) throw new Error(`response ${response.status}`)
    return synonymsFrom(parseSearchWords(await response.json()))
  } catch (error) {
    loading = undefined
    // oxlint-disable-next-line no-console -- for the operator, whose file it is; players miss nothing else
    console.warn(
      `${SEARCH_WORDS_PATH} is ignored, so searches know no synonyms: ${error instanceof Error ? error.message : String(error)}`,
    )
    return noSynonyms
  }
}

/** Synonyms for searches, loaded once; after a failure again with the next list. An invalid or missing file is reported to the console and ignored. */
export const loadSynonyms = (): Promise<Synonyms> => (loading ??= load())
