import type { Database } from '../../db/database.ts'
import type { EventCommand, EventName } from './event-commands.ts'
import type { EventResult } from './event-result.ts'
import { boardEvents } from './board-events.ts'
import type { EventTable } from './event.ts'
import { memberEvents } from './member-events.ts'
import { moneyEvents } from './money-events.ts'
import { slotGameOf, slotGamesOf } from '../../catalog/slot-games.ts'
import { stateKey } from '../../db/play-state.ts'
import { CommandRefused, unknownName } from './command-refused.ts'

type State = Database['meta']['states'][string]

const setState = (db: Database, key: string, state: State) => {
  db.meta.states = { ...db.meta.states, [key]: state }
  return { id: key }
}

/** @throws CommandRefused with the nearest code */
function requireGame(company: string, game: string): string {
  if (slotGameOf(company, game) !== undefined) return stateKey(game, company)
  const codes = (slotGamesOf(company) ?? []).map(({ code }) => code)
  throw new CommandRefused([unknownName('/game', `game of ${company}`, game, codes)])
}

const catalogEvents: EventTable<
  'provider-closed' | 'provider-opened' | 'game-closed' | 'game-opened'
> = {
  'provider-closed': (db, { company, state }) => setState(db, stateKey(company), state),
  'provider-opened': (db, { company }) => setState(db, stateKey(company), 'open'),
  'game-closed': (db, { company, game, state }) => setState(db, requireGame(company, game), state),
  'game-opened': (db, { company, game }) => setState(db, requireGame(company, game), 'open'),
}

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
