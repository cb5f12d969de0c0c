import { answerWords, outcomeOf } from '../core/outcome.ts'
import { oneJob } from '../core/probe.ts'
import type { Probe, Run, Behind } from '../core/run.ts'
import { bodyFor } from '../core/values.ts'
import { backendOf } from './hop.ts'

const id = 'routes-are-mapped'

export const routesAreMapped: Probe = {
  id,
  title: 'Every backend operation has its route, and no other path leads to the backend',
  jobs: oneJob(async (run) => {
    const { behind } = run.hop
    if (behind === undefined) return
    table(run, behind)
    await routesThere(run)
    await backendClosed(run, behind)
  }),
}

function table(run: Run, { contract }: Behind): void {
  const routes = run.contract.operations
  const mapped = new Set(routes.map((route) => backendOf(run.contract, contract, route)?.id))
  for (const operation of contract.operations.filter((one) => !mapped.has(one.id))) {
    run.report(id, operation, { message: 'has no route of the site' })
  }
  for (const route of routes) {
    const name = run.contract.document.paths[route.path]?.post['x-backend']
    if (name === 'none' || backendOf(run.contract, contract, route) !== undefined) continue
    const message = `leads to /public/${name ?? ''}, which the backend does not have`
    run.report(id, route, { message })
  }
}

const UNKNOWN = { path: '/api/routes/no-such-route' }

async function routesThere(run: Run): Promise<void> {
  const forMembers = run.operations.filter(({ isForMembers }) => isForMembers)
  await run.all(forMembers, async (own, route) => {
    const answer = await own.ask(route, {}, { token: null })
    if (answer.received?.status !== 404 && answer.received?.status !== 405) return
    own.report(id, route, { message: `is not there: ${answerWords(answer)}` }, answer)
  })
  const [first] = run.operations
  if (first === undefined) return
  const answer = await run.ask({ ...first, ...UNKNOWN }, {}, { isForeign: true })
  if (answer.received?.status === 404) return
  const message = `answers ${answerWords(answer)} on a route that the contract does not have, instead of 404`
  run.report(id, { ...first, ...UNKNOWN }, { message }, answer)
}

/** The site must not serve backend paths, with or without a session. */
async function backendClosed(run: Run, { contract }: Behind): Promise<void> {
  await run.all(contract.operations, async (own, operation) => {
    const route = run.operations.find(
      (one) => backendOf(run.contract, contract, one)?.id === operation.id,
    )
    if (route === undefined || run.effect(route).reads !== true) return
    const body = await bodyFor(own, route)
    const answer = await own.ask({ ...route, path: operation.path }, body, { isForeign: true })
    const outcome = outcomeOf(answer)
    if (outcome === null) return
    const message = `answers at the site's own address, past the routes: the status ${outcome}`
    own.report(id, operation, { message }, answer)
  })
}
