import { parseSearchWords } from './search-words.ts'
import { noSynonyms, synonymSteps } from './synonyms.ts'
import type { Synonyms } from './synonyms.ts'

/** The operator's list, a file of the site (docs/operating.md). */
const SEARCH_WORDS_PATH = '/search-words.json'
/** A search does not wait longer for the list. */
const MOST_WAIT_MS = 3_000

/** Runs steps one after another, and passes on the last result. */
type RunSteps = <Result>(steps: Iterator<unknown, Result>, done: (result: Result) => void) => void

let loading: Promise<Synonyms> | undefined

async function load(run: RunSteps): Promise<Synonyms> {
  try {
    const response = await fetch(SEARCH_WORDS_PATH, { signal: AbortSignal.timeout(MOST_WAIT_MS) })
    if (!response.ok) throw new Error(`response ${response.status}`)
    const steps = synonymSteps(parseSearchWords(await response.json()))
    return await new Promise((resolve) => run(steps, resolve))
  } catch (error) {
    loading = undefined
    // oxlint-disable-next-line no-console -- for the operator, whose file it is; players miss nothing else
    console.warn(
      `${SEARCH_WORDS_PATH} is ignored, so searches know no synonyms: ${error instanceof Error ? error.message : String(error)}`,
    )
    return noSynonyms
  }
}

/** Synonyms for searches, loaded once and prepared by `run`; after a failure again with the next list. An invalid or missing file is reported to the console and ignored. */
export const loadSynonyms = (run: RunSteps): Promise<Synonyms> => (loading ??= load(run))
