import type { Perform } from './perform.ts'
import { Blocked } from './transaction.ts'
import type { Table } from './transaction.ts'

export const keepWriters: Perform = (tx, [ids]) => {
  for (const id of ids as string[]) {
    const row = tx.locked('writers', id)
    if (row !== undefined) tx.put('writers', id, { ...row, at: tx.now() })
  }
  return []
}

export const takeSweep: Perform = (tx) => {
  try {
    tx.lock('store', 'sweep')
    return [{ taken: true }]
  } catch (error) {
    if (!(error instanceof Blocked)) throw error
    return [{ taken: false }]
  }
}

/** Removes rows that a subquery chose, and of those which changed meanwhile only what the statement itself still asks for. */
export const removeExpired =
  (table: Table): Perform =>
  (tx, _, text) => {
    const [, inner = '', outer = ''] = / IN \((SELECT .* LIMIT \d+)\)(.*)$/.exec(text) ?? []
    const asks = (condition: string, key: string) =>
      !condition.includes('expires_at <= now_ms()') ||
      Number(tx.get(table, key)?.['expires_at'] ?? Infinity) <= tx.now()
    const chosen = tx.foundAtFirst(text, () =>
      tx
        .all(table)
        .map(([key]) => key)
        .filter((key) => asks(inner, key)),
    )
    for (const key of chosen)
      if (tx.locked(table, key) !== undefined && asks(outer, key)) tx.put(table, key, null)
    return []
  }

const KEPT = /at < now_ms\(\) - (\d+)/

export const removeWriters: Perform = (tx, _, text) => {
  const kept = Number(KEPT.exec(text)?.[1])
  for (const [key, row] of tx.all('writers'))
    if (Number(row['at']) < tx.now() - kept && tx.locked('writers', key) !== undefined)
      tx.put('writers', key, null)
  return []
}
