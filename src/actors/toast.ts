/**
 * A message shown once: briefly for a success or an info, in a dialog for a warning or an error. `detail` gives the
 * reason or the next step.
 */
export type Toast<Id extends string> = {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly id: Id
  readonly detail?: Id | undefined
  /** Stays until it is dismissed, with a button that reloads the page. */
  readonly offersReload?: boolean
  /** Pages that the dialog links to. With them, `detail` is the title and the message the text. */
  readonly leadsTo?: readonly ('deposit' | 'game' | 'limits')[]
}
