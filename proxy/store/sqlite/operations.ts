import type { OpenStore } from './opening.ts'
import { counterOperations } from './counter-operations.ts'
import { moneyOperations } from './money-operations.ts'
import { protectionOperations } from './protection-operations.ts'
import { sessionOperations } from './session-operations.ts'
import type { Operations } from '../shared/operations.ts'

/** The worker's operations by name: `get…` reads; all others write within a transaction. */
export function createOperations(store: OpenStore): Operations {
  const { database } = store
  // Larger than a session, so that a ready store has space for the next one.
  const probe = database.prepare('INSERT INTO probe (filling) VALUES (zeroblob(32768))')
  const eraseProbe = database.prepare('DELETE FROM probe')
  return {
    ...sessionOperations(store),
    ...counterOperations(database),
    ...moneyOperations(store),
    ...protectionOperations(store),
    probe: () => {
      probe.run()
      eraseProbe.run()
    },
  }
}
