import type pg from 'pg'
import { errorCode } from '../../../src/lib/error-code.ts'

/** Counts the durable writes of one connection, so that a database which lost some is found. */
export type Writer = { readonly id: string; generation: number }

export type Connection = { readonly client: pg.ClientBase; readonly writer: Writer }

export type Statement = readonly [text: string, values?: readonly unknown[]]
export type Row = Readonly<Record<string, unknown>>

const IN_FAILED_TRANSACTION = '25P02'

/** Whether `advance_writer` raised the error: the database is another store, or lost writes. */
export const isForeign = (error: unknown): boolean => errorCode(error) === 'MA001'

/** Codes of a statement that does not fit a relation: no such table, no such column, not a table. */
const OTHER_TABLE: readonly unknown[] = ['42P01', '42703', '42809']

/** Whether the server read the statement, and the tables are not those of this program. */
export const isOtherTable = (error: unknown): boolean => OTHER_TABLE.includes(errorCode(error))

/**
 * Sends all statements at once and waits for all answers.
 * @throws the first statement's error
 */
export async function send(
  { client }: Pick<Connection, 'client'>,
  ...statements: readonly Statement[]
): Promise<readonly (readonly Row[])[]> {
  return (await runAll(client, statements)).map(({ rows }) => rows)
}

async function runAll(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<readonly pg.QueryResult<Row>[]> {
  const queries = statements.map(([text, values = []]) => client.query<Row>(text, [...values]))
  const outcomes = await Promise.allSettled(queries)
  const errors = outcomes
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => reason)
  if (errors.length > 0) {
    throw errors.find((error) => errorCode(error) !== IN_FAILED_TRANSACTION) ?? errors[0]
  }
  return outcomes.filter((result) => result.status === 'fulfilled').map(({ value }) => value)
}

/** A warning of the server, by its SQLSTATE. */
const isWarning = (notice: unknown): boolean =>
  typeof notice === 'object' &&
  notice !== null &&
  'code' in notice &&
  String(notice.code).startsWith('01')

/**
 * Commits the open transaction as one durable write, after these statements.
 * @throws Error also when the server no longer waits for its standby, which it only warns of
 */
export async function commit(
  { client, writer }: Connection,
  incarnation: string,
  ...statements: readonly Statement[]
): Promise<readonly (readonly Row[])[]> {
  const writerValues = [writer.id, incarnation, writer.generation]
  const advance = ['SELECT advance_writer($1, $2, $3) AS generation', writerValues] as const
  const warnings: unknown[] = []
  const onNotice = (notice: unknown) => {
    if (isWarning(notice)) warnings.push(notice)
  }
  client.on('notice', onNotice)
  const allResults = await runAll(client, [...statements, advance, ['COMMIT']]).finally(() =>
    client.off('notice', onNotice),
  )
  if (warnings.length > 0)
    throw new Error(`the write may not be on the standby: ${String(warnings[0])}`)
  // The server answers ROLLBACK to the COMMIT of a failed transaction.
  if (allResults.at(-1)?.command !== 'COMMIT') throw new Error('the transaction was not committed')
  writer.generation = Number(allResults.at(-2)?.rows[0]?.['generation'])
  return allResults.map(({ rows }) => rows)
}

/** Runs statements as one durable write in one round trip. */
export async function runDurably(
  connection: Connection,
  incarnation: string,
  ...statements: readonly Statement[]
): Promise<readonly (readonly Row[])[]> {
  const [, ...results] = await commit(connection, incarnation, ['BEGIN'], ...statements)
  return results
}

/** Runs a statement that a crash may undo: its commit waits for no disk and no standby. */
export async function runWithoutSync(
  { client }: Pick<Connection, 'client'>,
  statement: Statement,
): Promise<readonly Row[]> {
  const withoutSync = ['SET LOCAL synchronous_commit TO off'] as const
  const [, , result] = await runAll(client, [['BEGIN'], withoutSync, statement, ['COMMIT']])
  return result?.rows ?? []
}
