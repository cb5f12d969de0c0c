import { createDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { scenarios } from './scenarios.ts'
import type { ScenarioName } from './scenarios.ts'
import type { Scenario } from './scenarios.ts'
import { seedBoard } from './seed-board.ts'
import { seedHistory } from './seed-history.ts'
import { seedMembers } from './seed-members.ts'

/** Initial state of a scenario at `now`. */
export async function seedScenario(name: ScenarioName, now: number): Promise<Database> {
  const db = createDatabase(name)
  const { seed = {} }: Scenario = scenarios[name]
  seedMembers(db, now, seed.userIds)
  seedHistory(db, now, seed.balances)
  await seedBoard(db, now, seed)
  return db
}
