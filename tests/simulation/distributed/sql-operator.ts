import type { Perform } from './perform.ts'
import type { Table } from './transaction.ts'

export const acceptStore: Perform = (tx, [id, incarnation, begun]) => {
  const row = tx.locked('store', '1')
  tx.put('store', '1', { ...row, id, incarnation, begun, distrust: null })
  return []
}

export const removeAll =
  (table: Table): Perform =>
  (tx) => {
    for (const [key] of tx.all(table)) if (tx.locked(table, key)) tx.put(table, key, null)
    return []
  }

export const acceptCache: Perform = (tx) => {
  const row = tx.locked('cache', '1')
  tx.put('cache', '1', { epoch: Number(row?.['epoch']) + 1, servers: '', since: tx.now() })
  return []
}

export const setLayout: Perform = (tx, [layout, oldestProgram]) => {
  tx.put('store', '1', { ...tx.locked('store', '1'), layout, oldestProgram })
  return []
}
