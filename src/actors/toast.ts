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
  /** Pages where the player can act on it. If set, `detail` is shown first. */
  readonly leadsTo?: readonly ('deposit' | 'game' | 'limits')[]
}
