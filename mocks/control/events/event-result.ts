import type { Balances } from '../../db/ledger.ts'
import type { EventName } from './event-commands.ts'

export type EventResult = {
  readonly event: EventName
  readonly member?: string
  readonly id?: number | string
  readonly balances?: Balances
  readonly count?: number
}
