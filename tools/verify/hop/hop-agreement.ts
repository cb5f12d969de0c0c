import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#site/lib/json.ts'
import { outcomeOf, describeAnswer, valueAt } from '../contract/outcome.ts'
import { propertiesIn } from '../contract/marks.ts'
import type { ApiCall, Fault, Operation } from '../contract/model.ts'
import { oneJob, jobFor, mayAsk } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { openBackendRun, backendOf } from './backend-hop.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import { isRateLimited } from '../contract/refusal.ts'
import { bodyFor } from '../run/values.ts'

export const hopsAgree: Probe = {
  id: 'hops-agree',
  title: 'Backend and site agree on every fact',
  jobs(run) {
    if (run.hop.backendSide?.settings === undefined) return oneJob(skipComparison)(run)
    return run.operations
      .filter((route) => run.effect(route).reads === true && mayAsk(run, route))
      .map(jobFor(checkAgreement))
  },
}

async function skipComparison(run: Run): Promise<void> {
  const [first] = run.operations
  if (first !== undefined) run.skip(first, 'the mapping needs both: give --backend, too')
}

async function checkAgreement(run: Run, route: Operation): Promise<void> {
  const backendRun = await openBackendRun(run)
  if (backendRun === null) return
  const operation = backendOf(run.contract, backendRun.contract, route)
  if (operation === undefined) return
  const body = await bodyFor(run, route)
  const askBoth = async () => {
    const backendAnswer = await backendRun.ask(operation, body)
    const siteAnswer = await run.ask(route, body)
    return {
      siteAnswer,
      difference: hopDifferenceOf(run.contract, route, siteAnswer, backendAnswer),
    }
  }
  // Asks once more, because something may have changed between the two answers.
  if ((await askBoth()).difference === null) return
  const { siteAnswer, difference } = await askBoth()
  if (difference !== null) run.report(route, difference, siteAnswer)
}

function hopDifferenceOf(
  contract: ContractUnderTest,
  route: Operation,
  siteAnswer: ApiCall,
  backendAnswer: ApiCall,
): Fault | null {
  const outcome = outcomeOf(backendAnswer)
  if (outcome === null || isRateLimited(siteAnswer)) return null
  if (outcomeOf(siteAnswer) !== outcome)
    return {
      message: `answers ${describeAnswer(siteAnswer)}, and the backend ${describeAnswer(backendAnswer)}`,
    }
  const schema = route.outcomes.get(outcome)
  const pointer =
    schema === undefined
      ? null
      : firstDifference(contract, schema, siteAnswer.json, backendAnswer.json)
  return pointer === null ? null : { message: `differs from the backend at ${pointer}`, pointer }
}

/** The first difference of two values within the contract; null: none. */
function firstDifference(
  contract: ContractUnderTest,
  schema: string,
  siteJson: unknown,
  backendJson: unknown,
): string | null {
  const places = [siteJson, backendJson].flatMap((json) =>
    propertiesIn(contract, schema, json).filter(({ property }) => property !== undefined),
  )
  const isEqual = (pointer: string) => {
    const [siteValue, backendValue] = [siteJson, backendJson].map((json) => valueAt(json, pointer))
    if (Array.isArray(siteValue) && Array.isArray(backendValue))
      return siteValue.length === backendValue.length
    return (
      (isRecord(siteValue) && isRecord(backendValue)) || isDeepStrictEqual(siteValue, backendValue)
    )
  }
  return places.find(({ pointer }) => !isEqual(pointer))?.pointer ?? null
}
