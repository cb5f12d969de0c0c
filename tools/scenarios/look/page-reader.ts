import { dialogTexts, findMatches, namesNear, findObstacle, optionsOf } from './find.ts'
import type { Query } from './find.ts'
import { readFacts } from './page-facts.ts'
import { readDocumentView } from './read-document-view.ts'
import type { Labels } from './read-document-view.ts'

/** Reads what a player can find on a page. Arguments and results are serializable. */
export const createPageReader = (document: Document, storage: Pick<Storage, 'getItem'>) => ({
  /** Null: the first match can be pressed. Undefined: nothing matches. Else why it cannot be pressed. */
  obstacleTo: (query: Query) => findObstacle(document, query),
  /** Labels of a list's options; undefined: nothing matches. */
  options: (query: Query) => optionsOf(document, query),
  /** Texts of each open dialog, its name first; the one in front is the last. */
  dialogs: () => dialogTexts(document),
  /** Names of what has one of these roles in the dialog in front, or in the main part. */
  namesNear: (roles: readonly string[]) => namesNear(document, roles),
  look: (labels: Labels, queries: readonly Query[]) => ({
    page: readDocumentView(labels, document, storage),
    items: queries.map((query) => findMatches(document, query)),
  }),
  /** @param units texts of the units of sums */
  facts: (units: readonly string[]) => readFacts(document, new Set(units)),
})

export type PageReader = ReturnType<typeof createPageReader>
