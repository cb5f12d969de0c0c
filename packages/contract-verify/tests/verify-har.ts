import { theContract } from '../../../tests/support/verified-mock.ts'
import { callsInHar } from '../har/calls-in-har.ts'
import type { Verdict } from '../report/verdict.ts'
import { verifyRecorded } from '../verify.ts'

export async function verifyHar(har: string): Promise<Verdict> {
  const { contract, effects, assumptions } = await theContract()
  const settings = {
    contract,
    effects,
    isWanted: () => true,
    isSafe: false,
    isStrict: false,
    seed: 1,
    runId: 'recorded',
    deadline: 0,
    budgetMs: 2_000,
    generated: 0,
    clock: () => 0,
  }
  return verifyRecorded(settings, assumptions, callsInHar(har))
}
