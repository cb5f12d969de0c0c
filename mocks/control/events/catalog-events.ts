import { slotGameOf, slotGamesOf } from '../../catalog/slot-games.ts'
import type { Database } from '../../db/database.ts'
import { stateKey } from '../../db/play-state.ts'
import { CommandRefused, unknownName } from './command-refused.ts'
import type { EventTable } from './event.ts'

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

export const catalogEvents: EventTable<
  'provider-closed' | 'provider-opened' | 'game-closed' | 'game-opened'
> = {
  'provider-closed': (db, { company, state }) => setState(db, stateKey(company), state),
  'provider-opened': (db, { company }) => setState(db, stateKey(company), 'open'),
  'game-closed': (db, { company, game, state }) => setState(db, requireGame(company, game), state),
  'game-opened': (db, { company, game }) => setState(db, requireGame(company, game), 'open'),
}
