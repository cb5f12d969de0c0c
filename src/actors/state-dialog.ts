/** A dialog that belongs to a state: it is open exactly as long as the state is active. */
export type Dialog<Id extends string = string> = {
  readonly kind: 'loading' | 'question' | 'error'
  readonly id: Id
}

/** The meta data of a state: the dialog that it shows. */
export type StateMeta<Id extends string> = { readonly dialog: Dialog<Id> }

type WithMeta<Id extends string> = {
  getMeta: () => Readonly<Record<string, StateMeta<Id> | undefined>>
}

/** The dialog that a machine's present state shows; the same object as long as it stays open. */
export const dialogOf = <Id extends string>(snapshot: WithMeta<Id>): Dialog<Id> | null =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.dialog ?? null
