import { dialogTexts, findMatches, namesNear, findObstacle, optionsOf } from './find.ts'
import type { Query } from './find.ts'
import { readFacts } from './page-facts.ts'
import { readDocumentView } from './read-document-view.ts'
import type { Labels } from './read-document-view.ts'

/** Finds elements on a page as a player would. Arguments and results are serializable. */
export const createPageReader = (document: Document, storage: Pick<Storage, 'getItem'>) => ({
  /** Null: the first match can be pressed. Undefined: nothing matches. Else why it cannot be pressed. */
  obstacleTo: (query: Query) => findObstacle(document, query),
  /** Labels of a list's options; undefined: nothing matches. */
  options: (query: Query) => optionsOf(document, query),
  /** Texts of each open dialog, its name first; the one in front is the last. */
  dialogs: () => dialogTexts(document),
  /** Names of the elements with one of these roles in the front dialog, or in the main part. */
  namesNear: (roles: readonly string[]) => namesNear(document, roles),
  look: (labels: Labels, queries: readonly Query[]) => ({
    page: readDocumentView(labels, document, storage),
    items: queries.map((query) => findMatches(document, query)),
  }),
  /** @param units texts of the units of sums */
  facts: (units: readonly string[]) => readFacts(document, new Set(units)),
})

export type PageReader = ReturnType<typeof createPageReader>
