import type { Database } from '../../db/database.ts'
import type { EventCommand, EventName } from './event-commands.ts'
import type { EventResult } from './event-result.ts'
import { boardEvents } from './board-events.ts'
import { catalogEvents } from './catalog-events.ts'
import type { EventTable } from './event.ts'
import { memberEvents } from './member-events.ts'
import { moneyEvents } from './money-events.ts'

const events: EventTable<EventName> = {
  ...boardEvents,
  ...moneyEvents,
  ...memberEvents,
  ...catalogEvents,
}

type AnyEvent = (
  ...of: [Database, EventCommand, number]
) => ReturnType<EventTable<EventName>[EventName]>

/** @throws CommandRefused when it is impossible in this state */
export async function performEvent(
  db: Database,
  command: EventCommand,
  now: number,
): Promise<EventResult> {
  const { event } = command
  // The compiler cannot relate an event to its own command through a key.
  return { event, ...(await (events[event] as AnyEvent)(db, command, now)) }
}
