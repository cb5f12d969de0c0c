import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const pidOf = (name: string): number =>
  Number(readFileSync(join(process.env['ENGINES_FOLDER'] ?? '', `${name}.pid`), 'utf8'))

export const isRunning = (pid: number): boolean => parentOf(pid) !== null

/** A process with its children: PostgreSQL has one for each connection. */
function familyOf(pid: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid)
  return [pid, ...children]
}

function parentOf(pid: number): number | null {
  try {
    // The name of the program, in brackets, may have spaces.
    const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return Number(parent)
  } catch {
    return null
  }
}

/** Children first when they continue: their parent would take a stopped one for hung. */
export function signalAll(pid: number, signal: NodeJS.Signals): void {
  for (const one of familyOf(pid)) signalOne(one, signal)
}

export function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended.
  }
}

/** A child of the process, such as one connection of PostgreSQL; null: none. */
export const childOf = (pid: number, pattern: RegExp): number | null =>
  familyOf(pid)
    .slice(1)
    .find((one) => pattern.test(readFileSync(`/proc/${one}/cmdline`, 'utf8'))) ?? null
