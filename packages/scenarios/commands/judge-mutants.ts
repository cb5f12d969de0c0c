import { judgeMutants, mutantsOf } from '../play/mutants.ts'
import type { Result } from '../play/run-machine.ts'
import type { Bundles } from '../simulated/bundles.ts'

/** Prints the result for each mutant; exit code 0 when scenarios detect all. */
export async function printMutants(results: readonly Result[], bundles: Bundles): Promise<number> {
  const total = mutantsOf().length
  let judged = 0
  const verdicts = await judgeMutants(results, bundles, () => {
    judged += 1
    if (process.stderr.isTTY) process.stderr.write(`\r${judged} of ${total}`)
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  const missed = verdicts.filter(({ caughtBy }) => caughtBy === null)
  for (const { words, mutation } of missed)
    console.log(`nobody notices a chart ${mutation.kind}: ${words}`)
  const caught = verdicts.length - missed.length
  console.log(`${caught} of ${verdicts.length} faults in the charts are noticed`)
  return missed.length === 0 ? 0 : 1
}
