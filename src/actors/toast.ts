/**
 * A message that is shown once: in passing when it is a success or an info, in a dialog that the
 * player closes when it is a warning or an error. `detail` says why, or what to do next.
 */
export type Toast<Id extends string> = {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly id: Id
  readonly detail?: Id | undefined
  /** Where the player may go about it: `detail` is then the first thing that is said. */
  readonly leadsTo?: readonly ('deposit' | 'game' | 'limits')[]
}
