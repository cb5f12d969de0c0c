import { appendFileSync, readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of Linux per second, as /proc counts them. */
const TICKS = 100

type Usage = { readonly parent: number; readonly self: number; readonly children: number }

/** Processor seconds of a process and of its ended children; null where there is no /proc. */
function readUsage(pid: number | 'self'): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS
    return { parent: Number(fields[1]), self: seconds(11), children: seconds(13) }
  } catch {
    return null
  }
}

/** Processor seconds so far of this process and of its ended children; 0 where there is no /proc. */
export function processSeconds(): number {
  const { self = 0, children = 0 } = readUsage('self') ?? {}
  return self + children
}

/** Processor seconds of this process's ended children with theirs; 0 where there is no /proc. */
export const endedChildrenSeconds = (): number => readUsage('self')?.children ?? 0

/** Processor seconds so far of this process and all below it, ended ones too; 0 where there is no /proc. */
export function treeSeconds(): number {
  if (readUsage('self') === null) return 0
  const usages = new Map<number, Usage>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const usage = Number.isNaN(pid) ? null : readUsage(pid)
    if (usage !== null) usages.set(pid, usage)
  }
  const isBelow = (pid: number): boolean => {
    if (pid === process.pid) return true
    const parent = usages.get(pid)?.parent
    return parent !== undefined && isBelow(parent)
  }
  return [...usages].reduce(
    (sum, [pid, { self, children }]) => (isBelow(pid) ? sum + self + children : sum),
    0,
  )
}

/** Records a test file's processor time for the table at the end of `npm test`, which sets `PROCESSOR_TIMES`. */
export function noteSeconds(
  file: string,
  seconds: number,
  notes = process.env['PROCESSOR_TIMES'],
): void {
  if (notes) appendFileSync(notes, `${JSON.stringify({ file, seconds })}\n`)
}
