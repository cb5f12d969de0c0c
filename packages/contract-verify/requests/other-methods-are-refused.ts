import type { Operation } from '../core/model.ts'
import { answerWords } from '../core/outcome.ts'
import { jobFor } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import { isOtherRefusal, isSlowed, otherRefusal, refusalMarks } from '../core/refusal.ts'
import { bodyFor, harmless } from '../core/values.ts'
import { operationsToAsk } from './generated-requests.ts'

const OTHER_TYPES = ['text/plain', 'application/x-www-form-urlencoded']
const FOREIGN = 'https://other.example'
/** The origin of local files and frames without one. */
const OPAQUE = 'null'

/** The routes of the site refuse pages of other sites; other checks cover that. */
const originOf = (run: Run, origin: string): Readonly<Record<string, string>> =>
  run.hop.behind === undefined ? { origin } : {}

const FAR_TOO_LARGE = JSON.stringify({ unexpected: 'x'.repeat(1_200_000) })

export const otherMethodsAreRefused: Probe = {
  id: 'other-methods-are-refused',
  title: 'Methods, media types and sizes outside the contract are refused',
  jobs: (run) => operationsToAsk(run).map(jobFor(tryOthers)),
}

async function tryOthers(run: Run, operation: Operation): Promise<void> {
  const fitting = await harmless(run, await bodyFor(run, operation), run.effect(operation))
  const body = JSON.stringify(fitting)
  // A backend may change something when it serves other methods.
  const methods = run.isSafe ? ['GET'] : ['GET', 'PUT', 'PATCH', 'DELETE']
  for (const method of methods) {
    const answer = await run.ask(operation, undefined, {
      method,
      text: method === 'GET' ? undefined : body,
      isForeign: true,
    })
    const status = answer.received?.status ?? 0
    if (status >= 400 || status === 0) continue
    if (isOtherRefusal(operation, answer, 405)) {
      const fault = otherRefusal(operation, answer, { what: method, documented: 405 })
      run.report(operation, fault, answer)
      continue
    }
    const message = `answers ${method}: ${answerWords(answer)}; the contract offers POST alone`
    run.report(operation, message, answer)
  }
  const types = operation.answers.has(415) ? OTHER_TYPES : []
  for (const type of types) {
    const answer = await run.ask(operation, undefined, {
      text: body,
      headers: { 'content-type': type },
      refusedWith: 415,
    })
    const status = answer.received?.status ?? 0
    if (status === 415 || status === 0 || status >= 500 || isSlowed(answer)) continue
    if (isOtherRefusal(operation, answer, 415)) {
      const what = `a body as ${type}`
      const fault = otherRefusal(operation, answer, { what, documented: 415 })
      run.report(operation, fault, answer)
      continue
    }
    const message = `accepts a body as ${type}: ${answerWords(answer)} instead of 415`
    run.report(operation, { message, refutes: refusalMarks(operation, 415) }, answer)
  }
  const charset = await run.ask(operation, undefined, {
    text: body,
    // Sent as a page of another site, to check whether it may read the answer.
    headers: { 'content-type': 'application/json; charset=utf-8', ...originOf(run, FOREIGN) },
  })
  if (charset.received?.status === 415) {
    run.report(operation, { message: 'refuses application/json; charset=utf-8 with 415' }, charset)
  }
  const large = await run.ask(operation, undefined, {
    text: FAR_TOO_LARGE,
    headers: originOf(run, OPAQUE),
    refusedWith: 413,
  })
  const status = large.received?.status ?? 413
  if (status !== 413 && status < 500 && !isSlowed(large)) {
    if (isOtherRefusal(operation, large, 413)) {
      const what = 'a body of 1.2 MB'
      const fault = otherRefusal(operation, large, { what, documented: 413 })
      return run.report(operation, fault, large)
    }
    const message = `answers a body of 1.2 MB with ${answerWords(large)} instead of 413`
    run.report(operation, { message, refutes: refusalMarks(operation, 413) }, large)
  }
}
