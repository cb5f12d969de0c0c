import { createDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { drawFromSeed } from '../db/draw-random.ts'
import { seedBoard } from './seed-board.ts'
import { seedHistory } from './seed-history.ts'
import { seedMembers } from './seed-members.ts'
import { startStates } from './start-states.ts'
import type { StartState, StartStateName } from './start-states.ts'

/** A new state; everything random follows `randomSeed`, unless it is null. */
export async function createState(
  name: StartStateName,
  now: number,
  randomSeed: number | string | null,
): Promise<Database> {
  const db = createDatabase(name)
  const { content = {} }: StartState = startStates[name]
  seedMembers(db, now, content.userIds)
  seedHistory(db, now, content.balances)
  await seedBoard(db, now, content)
  if (randomSeed !== null) drawFromSeed(db, randomSeed)
  return db
}
