import type { DatabaseSync } from 'node:sqlite'
import type { RecordCipher } from './record-cipher.ts'
import { counterOperations } from './counter-operations.ts'
import { moneyOperations } from './money-operations.ts'
import { sessionOperations } from './session-operations.ts'

/** What the worker does, by name: `get…` reads, everything else writes, each in one transaction. */
export function createOperations(database: DatabaseSync, cipher: RecordCipher) {
  const { getSession, ...sessions } = sessionOperations(database, cipher)
  const { getCounter, ...counters } = counterOperations(database)
  const { beginMoney, ...money } = moneyOperations(database, cipher)
  // More than a session takes, so that a store that says ready has room for the next one.
  const probe = database.prepare('INSERT INTO probe (filling) VALUES (zeroblob(32768))')
  const eraseProbe = database.prepare('DELETE FROM probe')

  const written =
    <Taken extends unknown[], Given>(write: (...taken: Taken) => Given) =>
    (...taken: Taken): Given => {
      database.exec('BEGIN IMMEDIATE')
      try {
        const given = write(...taken)
        database.exec('COMMIT')
        return given
      } catch (error) {
        // A full disk has ended the transaction already.
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    }

  const begin = written(beginMoney)
  return {
    getSession,
    getCounter,
    addSession: written(sessions.addSession),
    updateUser: written(sessions.updateUser),
    removeSession: written(sessions.removeSession),
    upsertCounter: written(counters.upsertCounter),
    removeCounter: written(counters.removeCounter),
    beginMoney: (...taken: Parameters<typeof beginMoney>) => {
      // On the disk before money moves, whatever happens to the machine.
      database.exec('PRAGMA synchronous = FULL')
      try {
        return begin(...taken)
      } finally {
        database.exec('PRAGMA synchronous = NORMAL')
      }
    },
    settleMoney: written(money.settleMoney),
    forgetMoney: written(money.forgetMoney),
    /** Writes and deletes a row. */
    probe: written(() => {
      probe.run()
      eraseProbe.run()
    }),
  }
}

export type Operations = ReturnType<typeof createOperations>
export type OperationName = keyof Operations
