import { parseSearchWords } from './search-words.ts'
import type { SearchWords } from './search-words.ts'
import { synonymSteps } from './synonyms.ts'
import type { FindSynonyms } from './synonyms.ts'

/** The operator's list, a file of the site (docs/operating.md). */
const SEARCH_WORDS_PATH = '/search-words.json'
/** A search does not wait longer for the list. */
const MAX_WAIT_MS = 3_000

/** Runs steps one after another, and passes on the last result. */
type RunSteps = <Result>(
  steps: Iterator<unknown, Result>,
  onResult: (result: Result) => void,
) => void

export type Words = {
  readonly synonyms: FindSynonyms
  /** Kind of games or offer → its words in all languages. */
  readonly categories: Readonly<Partial<Record<string, SearchWords>>>
}

let loading: Promise<Words> | undefined

async function loadList(): Promise<readonly SearchWords[]> {
  try {
    const response = await fetch(SEARCH_WORDS_PATH, { signal: AbortSignal.timeout(MAX_WAIT_MS) })
    if (!response.ok) throw new Error(`response ${response.status}`)
    return parseSearchWords(await response.json())
  } catch (error) {
    loading = undefined
    // oxlint-disable-next-line no-console -- for the operator, whose file it is; players miss nothing else
    console.warn(
      `${SEARCH_WORDS_PATH} is ignored, so searches know no synonyms: ${error instanceof Error ? error.message : String(error)}`,
    )
    return []
  }
}

async function loadCategories(): Promise<Words['categories']> {
  try {
    return (await import('../../../i18n/compiled/category-words.json')).default
  } catch {
    // Without a connection names are still found, and the next list loads the words again.
    loading = undefined
    return {}
  }
}

async function load(run: RunSteps): Promise<Words> {
  const [list, categories] = await Promise.all([loadList(), loadCategories()])
  const steps = synonymSteps([
    ...Object.values(categories).filter((words) => words !== undefined),
    ...list,
  ])
  return new Promise((resolve) => run(steps, (synonyms) => resolve({ synonyms, categories })))
}

/**
 * Words for searches, loaded once and prepared by `run`; after a failure again with the next list. An invalid or missing
 * file of the operator is reported to the console and ignored.
 */
export const loadWords = (run: RunSteps): Promise<Words> => (loading ??= load(run))
