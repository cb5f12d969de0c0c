import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../../src/lib/json.ts'
import type { ContractUnderTest } from '../core/contract-under-test.ts'
import { answerWords, outcomeOf, pointerTo } from '../core/outcome.ts'
import type { ApiCall, JsonSchema, Operation } from '../core/model.ts'
import { jobFor, mayAsk, oneJob } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import { isSlowed } from '../core/refusal.ts'
import { bodyFor } from '../core/values.ts'
import { backendOf, inFrontOf } from './hop.ts'

const id = 'hops-agree'

export const hopsAgree: Probe = {
  id,
  title: 'Backend and site agree on every fact',
  jobs(run) {
    if (run.hop.behind?.settings === undefined) return oneJob(skipWhole)(run)
    return run.operations
      .filter((route) => run.effect(route).reads === true && mayAsk(run, route))
      .map(jobFor(compare))
  },
}

async function skipWhole(run: Run): Promise<void> {
  const [first] = run.operations
  if (first !== undefined) run.skip(id, first, 'the mapping needs both: give --backend, too')
}

async function compare(run: Run, route: Operation): Promise<void> {
  const behind = await inFrontOf(run)
  if (behind === null) return
  const operation = backendOf(run.contract, behind.contract, route)
  if (operation === undefined) return
  const body = await bodyFor(run, route)
  // Repeated, because something may have changed in between.
  const first = await bothOf(run, route, behind, operation, body)
  if (first.difference === null) return
  const second = await bothOf(run, route, behind, operation, body)
  if (second.difference === null) return
  run.report(id, route, second.difference, second.answer)
}

async function bothOf(
  run: Run,
  route: Operation,
  behind: Run,
  operation: Operation,
  body: unknown,
) {
  const inner = await behind.ask(operation, body)
  const answer = await run.ask(route, body)
  return { answer, difference: differenceOf(run.contract, route, answer, inner) }
}

function differenceOf(
  contract: ContractUnderTest,
  route: Operation,
  answer: ApiCall,
  inner: ApiCall,
): { message: string; pointer?: string } | null {
  const outcome = outcomeOf(inner)
  if (outcome === null || isSlowed(answer)) return null
  if (outcomeOf(answer) !== outcome) {
    return { message: `answers ${answerWords(answer)}, and the backend ${answerWords(inner)}` }
  }
  const schema = route.outcomes.get(outcome)
  if (schema === undefined) return null
  const pointer = firstDifference(contract, schema, answer.json, inner.json)
  if (pointer === null) return null
  return { message: `differs from the backend at ${pointer}`, pointer }
}

/** The first difference of two values within the contract; null: none. */
function firstDifference(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  one: unknown,
  other: unknown,
  at = '',
): string | null {
  const schema = contract.resolve(written)
  if (Array.isArray(one) && Array.isArray(other) && schema.items !== undefined) {
    if (one.length !== other.length) return at
    const { items } = schema
    const inner = one.map((item, index) =>
      firstDifference(contract, items, item, other[index], `${at}/${index}`),
    )
    return inner.find((place) => place !== null) ?? null
  }
  const { properties } = schema
  if (isRecord(one) && isRecord(other) && properties !== undefined) {
    const inner = Object.entries(properties).map(([name, property]) =>
      firstDifference(contract, property, one[name], other[name], at + pointerTo(name)),
    )
    return inner.find((place) => place !== null) ?? null
  }
  return isDeepStrictEqual(one, other) ? null : at
}
