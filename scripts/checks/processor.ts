import { appendFileSync, readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of Linux per second, as /proc counts them. */
const TICKS = 100

type Usage = { readonly parent: number; readonly own: number; readonly ended: number }

/** Processor seconds of a process and of its ended children; null where there is no /proc. */
function readUsage(pid: number | 'self'): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS
    return { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) }
  } catch {
    return null
  }
}

/** Processor seconds so far of this process and of its ended children; 0 where there is no /proc. */
export function ownSeconds(): number {
  const { own = 0, ended = 0 } = readUsage('self') ?? {}
  return own + ended
}

/** Processor seconds of this process's ended children with theirs; 0 where there is no /proc. */
export const endedChildrenSeconds = (): number => readUsage('self')?.ended ?? 0

/** Processor seconds so far of this process and all below it, ended ones too; 0 where there is no /proc. */
export function treeSeconds(): number {
  if (readUsage('self') === null) return 0
  const all = new Map<number, Usage>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const usage = Number.isNaN(pid) ? null : readUsage(pid)
    if (usage !== null) all.set(pid, usage)
  }
  const isBelow = (pid: number): boolean => {
    if (pid === process.pid) return true
    const parent = all.get(pid)?.parent
    return parent !== undefined && isBelow(parent)
  }
  return [...all].reduce(
    (sum, [pid, { own, ended }]) => (isBelow(pid) ? sum + own + ended : sum),
    0,
  )
}

/** Notes what a test file used for the table at the end of `npm test`, which sets `PROCESSOR_TIMES`. */
export function noteSeconds(
  file: string,
  seconds: number,
  notes = process.env['PROCESSOR_TIMES'],
): void {
  if (notes) appendFileSync(notes, `${JSON.stringify({ file, seconds })}\n`)
}
