import { describeAnswer, outcomeOf } from '../contract/outcome.ts'
import { oneJob, withMockCommand } from '../run/probe.ts'
import type { Probe, Run, BackendSide } from '../run/run.ts'
import { bodyFor, harmlessVariant } from '../run/values.ts'
import { backendOf, openBackendRun } from './backend-hop.ts'
import { CannotVerifyError } from '../contract/model.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { isRateLimited } from '../contract/refusal.ts'
import { signIn } from '../run/sign-in.ts'

export const routesAreMapped: Probe = {
  id: 'routes-are-mapped',
  title: 'No path but the routes leads to the backend',
  jobs: oneJob(async (run) => {
    const { backendSide } = run.hop
    if (backendSide === undefined) return
    await checkUnknownRoute(run)
    await checkBackendClosed(run, backendSide)
  }),
}

const UNKNOWN_ROUTE = { path: '/api/routes/no-such-route' }

async function checkUnknownRoute(run: Run): Promise<void> {
  const [first] = run.operations
  if (first === undefined) return
  const answer = await run.ask({ ...first, ...UNKNOWN_ROUTE }, {}, { isForeign: true })
  if (answer.received?.status === 404) return
  const message = `answers ${describeAnswer(answer)} on a route that the contract does not have, instead of 404`
  run.report({ ...first, ...UNKNOWN_ROUTE }, { message }, answer)
}

/** The site must not serve backend paths, with or without a session. */
async function checkBackendClosed(run: Run, { contract }: BackendSide): Promise<void> {
  await run.all(contract.operations, async (itemRun, operation) => {
    const route = run.operations.find(
      (candidate) => backendOf(run.contract, contract, candidate)?.id === operation.id,
    )
    if (route === undefined || run.effect(route).reads !== true) return
    const body = await bodyFor(itemRun, route)
    const answer = await itemRun.ask({ ...route, path: operation.path }, body, { isForeign: true })
    const outcome = outcomeOf(answer)
    if (outcome === null) return
    const message = `answers at the site's own address, past the routes: the status ${outcome}`
    itemRun.report(operation, message, answer)
  })
}

const BACKEND_TEXT = 'only the backend says this'

export const errorsAreMapped: Probe = {
  id: 'errors-are-mapped',
  title: "Backend errors reach the browser as the site's own errors",
  isInTurn: true,
  jobs: oneJob(async (run) => {
    const backendRun = await openBackendRun(run)
    if (backendRun === null) return
    if (backendRun.steer === undefined) {
      const [first] = run.operations
      if (first !== undefined) run.skip(first, 'only the mock can be made to fail: add --steer')
      return
    }
    const mappedRoutes = run.operations.flatMap((route) => {
      const operation = backendOf(run.contract, backendRun.contract, route)
      return operation === undefined ? [] : [{ route, operation }]
    })
    for (const { route, operation } of mappedRoutes) {
      for (const status of operation.answers.keys()) {
        if (status !== 200 && status !== 401)
          await checkMappedError(run, backendRun, route, operation, status)
      }
    }
    // Each 401 ends the session.
    for (const { route, operation } of mappedRoutes.filter((entry) =>
      entry.operation.answers.has(401),
    )) {
      await checkMappedError(run, backendRun, route, operation, 401)
      try {
        await signIn(run)
      } catch (error) {
        if (!(error instanceof CannotVerifyError)) throw error
        return run.skip(route, 'no more logins are taken for now')
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

async function checkMappedError(
  run: Run,
  backendRun: Run,
  route: Operation,
  operation: Operation,
  status: number,
): Promise<void> {
  const body = await harmlessVariant(run, await bodyFor(run, route), run.effect(route))
  const backendBody = await harmlessVariant(
    backendRun,
    await bodyFor(backendRun, operation),
    backendRun.effect(operation),
  )
  const answer = backendErrorOf(backendRun, status)
  const command = { command: 'answer', operation: operation.id, answer, times: 2 }
  await withMockCommand(backendRun, command, async () => {
    const backendAnswer = await backendRun.ask(operation, backendBody)
    if (backendAnswer.received?.status !== status) return
    const response = await run.ask(route, body, { isSteered: true })
    if (isRateLimited(response) && status !== 429) return
    judgeMappedError(run, route, status, response)
  })
}

function judgeMappedError(run: Run, route: Operation, status: number, answer: ApiCall): void {
  const expected = expectedStatus(route, status)
  const { status: actual = 0, text = '' } = answer.received ?? {}
  const message = `answers the backend's HTTP ${status} with ${actual} instead of ${expected}`
  if (actual !== expected) run.report(route, message, answer)
  if (text.includes(BACKEND_TEXT))
    run.report(route, `forwards the text of the backend's HTTP ${status}`, answer)
}

function backendErrorOf({ contract }: Run, status: number): object {
  const codes = contract.resolve('ProblemCode')['x-problems'] ?? {}
  const [code = ''] = Object.entries(codes).find(([, problem]) => problem.status === status) ?? []
  return { status, body: { code, detail: BACKEND_TEXT } }
}
