import { readdirSync, readFileSync } from 'node:fs'

const TICK_US = 10_000
const PARENT = 1
const USER = 11
/** User and system time of the process, and of its children that have ended. */
const TIMES = [USER, USER + 1, USER + 2, USER + 3] as const

function fieldsOf(pid: number | string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}

/** Processor time that a process has used, in microseconds; NaN without its number. */
export function usedBy(pid: number | undefined): number {
  if (pid === undefined) return Number.NaN
  const fields = fieldsOf(pid)
  return (Number(fields[USER]) + Number(fields[USER + 1])) * TICK_US
}

/** The same with its children, those that have ended, too: PostgreSQL has one for each connection. */
export function usedByFamily(pid: number): number {
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [name, fieldsOf(name)] as const)
    .filter(([name, fields]) => name === String(pid) || fields[PARENT] === String(pid))
  const ticks = family.flatMap(([, fields]) => TIMES.map((at) => Number(fields[at])))
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_US
}
