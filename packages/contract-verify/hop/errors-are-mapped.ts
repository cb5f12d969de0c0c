import { CannotVerify } from '../core/model.ts'
import type { ApiCall, Operation } from '../core/model.ts'
import { oneJob } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import { isSlowed } from '../core/refusal.ts'
import { signIn } from '../core/sign-in.ts'
import { bodyFor, harmless } from '../core/values.ts'
import { backendOf, inFrontOf } from './hop.ts'

const id = 'errors-are-mapped'
const INNER = 'only the backend says this'

export const errorsAreMapped: Probe = {
  id,
  title: "Backend errors reach the browser as the site's own errors",
  isInTurn: true,
  jobs: oneJob(async (run) => {
    const behind = await inFrontOf(run)
    if (behind === null) return
    if (behind.steer === undefined) {
      const [first] = run.operations
      if (first !== undefined) run.skip(id, first, 'only the mock can be told to fail: add --steer')
      return
    }
    const mapped = run.operations.flatMap((route) => {
      const operation = backendOf(run.contract, behind.contract, route)
      return operation === undefined ? [] : [{ route, operation }]
    })
    for (const { route, operation } of mapped) {
      for (const status of operation.answers.keys()) {
        if (status !== 200 && status !== 401) await tryOne(run, behind, route, operation, status)
      }
    }
    // Each of them ends the session.
    for (const { route, operation } of mapped.filter((one) => one.operation.answers.has(401))) {
      await tryOne(run, behind, route, operation, 401)
      try {
        await signIn(run)
      } catch (error) {
        if (!(error instanceof CannotVerify)) throw error
        return run.skip(id, route, 'no more logins are taken for now')
      }
    }
  }),
}

/** The site's status for a backend error (`errors` of openapi/routes.yaml). */
function expectedStatus({ headers, isForMembers }: Operation, status: number): number {
  const movesMoney = headers.some(({ name }) => name === 'Idempotency-Key')
  if (status === 400 || status === 429 || status === 503) return status
  if (status === 401) return isForMembers ? 401 : 502
  if (status === 409 || status === 422) return movesMoney ? status : 502
  return status >= 500 && movesMoney ? 504 : 502
}

async function tryOne(
  run: Run,
  behind: Run,
  route: Operation,
  operation: Operation,
  status: number,
): Promise<void> {
  const body = await harmless(run, await bodyFor(run, route), run.effect(route))
  const own = await harmless(behind, await bodyFor(behind, operation), behind.effect(operation))
  const answer = errorOf(behind, status)
  const command = { command: 'answer', operation: operation.id, answer, times: 2 }
  await behind.steered(command, async () => {
    const inner = await behind.ask(operation, own)
    if (inner.received?.status !== status) return
    const told = await run.ask(route, body, { isSteered: true })
    if (isSlowed(told) && status !== 429) return
    judge(run, route, status, told)
  })
}

function judge(run: Run, route: Operation, status: number, answer: ApiCall): void {
  const expected = expectedStatus(route, status)
  const { status: found = 0, text = '' } = answer.received ?? {}
  if (found !== expected) {
    const message = `answers the backend's HTTP ${status} with ${found} instead of ${expected}`
    run.report(id, route, { message }, answer)
  }
  if (!text.includes(INNER)) return
  const message = `forwards the text of the backend's HTTP ${status}`
  run.report(id, route, { message }, answer)
}

function errorOf({ contract }: Run, status: number): object {
  const codes = contract.resolve('ProblemCode')['x-problems'] ?? {}
  const [code = ''] = Object.entries(codes).find(([, one]) => one.status === status) ?? []
  return { status, body: { code, detail: INNER } }
}
