import type pg from 'pg'

/** Counts the durable writes of one connection, so that a database which lost some is found. */
export type Writer = { readonly id: string; generation: number }

export type Connected = { readonly client: pg.ClientBase; readonly writer: Writer }
