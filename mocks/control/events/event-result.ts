import type { Balances } from '../../db/ledger.ts'
import type { EventName } from './event-commands.ts'

/** The event, its subject, and the member's resulting balances. */
export type EventResult = {
  readonly event: EventName
  readonly member?: string
  readonly id?: number | string
  readonly balances?: Balances
  /** Number of ended sessions. */
  readonly count?: number
}
