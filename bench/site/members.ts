import { endure, lostCalls } from '../endurance/run.ts'
import { buildIfStale } from '../../scripts/build.ts'
import type { Bench, Row } from './measured/bench.model.ts'
import { withUnit } from './measured/median.ts'

const MEMBERS = 2_000
const SECONDS = 5
const MOST_MEMORY_MB = 200

const memoryRow = (when: string, megabytes: number): Row => ({
  name: `memory of the proxy ${when}`,
  value: withUnit(Math.round(megabytes), 'MB'),
  goal: `at most ${MOST_MEMORY_MB} MB`,
  holds: megabytes <= MOST_MEMORY_MB,
})

const noneRow = (name: string, count: number): Row => ({
  name,
  value: withUnit(count),
  goal: 'none',
  holds: count === 0,
})

async function measure(): Promise<Row[]> {
  await buildIfStale()
  const { memory, money, outcomes } = await endure({ members: MEMBERS, seconds: SECONDS })
  return [
    memoryRow('after their logins and first calls', memory.first),
    memoryRow('after hanging backends and full disks', memory.healed),
    memoryRow('after as much use again', memory.again),
    noneRow('calls lost', lostCalls(outcomes)),
    noneRow('money moved twice, or answered without moving', money.twice + money.missing),
  ]
}

export const members: Bench = {
  title: `What do ${withUnit(MEMBERS)} members cost the proxy?`,
  about: `They sign in and use the site over 48 connections, sessions in a file, while the backend hangs at times and disks fill; phases of ${SECONDS} s, as root on Linux. All phases, and what else must hold: \`npm run test:endurance\`.`,
  run: async () => ({ rows: await measure() }),
}
