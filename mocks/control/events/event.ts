import type { Database } from '../../db/database.ts'
import type { EventName, EventOf } from './event-commands.ts'
import type { EventResult } from './event-result.ts'

type Happened = Omit<EventResult, 'event'>

export type EventTable<Names extends EventName> = {
  readonly [Name in Names]: (
    db: Database,
    command: EventOf<Name>,
    now: number,
  ) => Happened | Promise<Happened>
}
