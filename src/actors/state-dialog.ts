/** A dialog that is open exactly while its state is active. */
export type Dialog<Id extends string = string> = {
  readonly kind: 'loading' | 'question' | 'error'
  readonly id: Id
}

export type StateMeta<Id extends string> = { readonly dialog: Dialog<Id> }

type WithMeta<Id extends string> = {
  getMeta: () => Readonly<Record<string, StateMeta<Id> | undefined>>
}

/** The dialog of the current state; the same object while it stays open. */
export const dialogOf = <Id extends string>(snapshot: WithMeta<Id>): Dialog<Id> | null =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.dialog ?? null
