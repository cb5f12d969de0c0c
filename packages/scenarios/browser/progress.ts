import { verdictOf } from '../play/targets.ts'
import type { TargetResult } from '../play/targets.ts'

const EVERY = 10

/** Prints progress: every tenth scenario, and each failure. */
export function createProgress(
  count: number,
  print: (line: string) => void,
): (result: TargetResult) => void {
  let done = 0
  return (result) => {
    done += 1
    const verdict = verdictOf(result)
    if (verdict === 'failed') print(`  ${done} of ${count}: ${result.scenario.file} failed`)
    else if (done % EVERY === 0 || done === count) print(`  ${done} of ${count} in the browser`)
  }
}
