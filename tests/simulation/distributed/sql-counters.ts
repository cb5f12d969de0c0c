import type { Perform } from './perform.ts'
import type { Row, Transaction } from './transaction.ts'

const isOver = (tx: Transaction, row: Row): boolean =>
  row['expires_at'] !== null && Number(row['expires_at']) <= tx.now()

const answer = (tx: Transaction, row: Row): Row => ({
  points: String(row['points']),
  left: row['expires_at'] === null ? null : String(Number(row['expires_at']) - tx.now()),
})

export const getCounter: Perform = (tx, [key]) => {
  const row = tx.get('counters', String(key))
  return row === undefined || isOver(tx, row) ? [] : [answer(tx, row)]
}

export const upsertCounter: Perform = (tx, [name, points, durationMs, isForced], text) => {
  const key = String(name)
  tx.lock('counters', key)
  const found = tx.get('counters', key)
  const ends = text.includes('counters.expires_at <= now_ms() THEN excluded.points')
  const isNew = found === undefined || isForced === true || (ends && isOver(tx, found))
  const before = text.includes('counters.points + excluded.points') ? Number(found?.['points']) : 0
  const row: Row = isNew
    ? {
        points: Number(points),
        expires_at: Number(durationMs) > 0 ? tx.now() + Number(durationMs) : null,
      }
    : { ...found, points: before + Number(points) }
  tx.put('counters', key, row)
  return [answer(tx, row)]
}

export const removeCounter: Perform = (tx, [key]) => {
  if (tx.locked('counters', String(key)) === undefined) return []
  tx.put('counters', String(key), null)
  return [{ key }]
}
