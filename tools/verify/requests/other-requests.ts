import { describeAnswer } from '../contract/outcome.ts'
import { hasFailed, isRateLimited, refusalMarks } from '../contract/refusal.ts'
import type { Operation } from '../contract/model.ts'
import { hasReportedOtherRefusal, jobFor, operationsToAsk } from '../run/probe.ts'
import type { AskOptions, Probe, Run } from '../run/run.ts'
import { bodyFor, harmlessVariant } from '../run/values.ts'

const OTHER_MEDIA_TYPES = ['text/plain', 'application/x-www-form-urlencoded']
const FOREIGN_ORIGIN = 'https://other.example'
/** The origin of local files and frames without one. */
const OPAQUE_ORIGIN = 'null'

/** No origin is sent to the site's routes: they refuse foreign origins, which another check covers. */
const originHeader = (run: Run, origin: string): Readonly<Record<string, string>> =>
  run.hop.backendSide === undefined ? { origin } : {}

const TOO_LARGE_BODY = JSON.stringify({ unexpected: 'x'.repeat(1_200_000) })

export const otherMethodsAreRefused: Probe = {
  id: 'other-methods-are-refused',
  title: 'Methods, media types and sizes outside the contract are refused',
  jobs: (run) => operationsToAsk(run).map(jobFor(checkOtherRequests)),
}

async function checkOtherRequests(run: Run, operation: Operation): Promise<void> {
  const body = await harmlessVariant(run, await bodyFor(run, operation), run.effect(operation))
  const text = JSON.stringify(body)
  // A backend may change something when it serves other methods.
  for (const method of run.isSafe ? ['GET'] : ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const options = { method, text: method === 'GET' ? undefined : text, isForeign: true }
    const answer = await run.ask(operation, undefined, options)
    if ((answer.received?.status ?? 400) >= 400) continue
    if (hasReportedOtherRefusal(run, operation, answer, method, 405)) continue
    const message = `answers ${method}: ${describeAnswer(answer)}; the contract offers POST alone`
    run.report(operation, message, answer)
  }
  for (const type of operation.answers.has(415) ? OTHER_MEDIA_TYPES : []) {
    const options = { text, headers: { 'content-type': type } }
    await expectStatus(run, operation, `a body as ${type}`, 415, options)
  }
  const charsetAnswer = await run.ask(operation, undefined, {
    text,
    // The origin of another site shows whether its pages may read the answer.
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...originHeader(run, FOREIGN_ORIGIN),
    },
  })
  if (charsetAnswer.received?.status === 415)
    run.report(operation, 'refuses application/json; charset=utf-8 with 415', charsetAnswer)
  const tooLargeOptions = { text: TOO_LARGE_BODY, headers: originHeader(run, OPAQUE_ORIGIN) }
  await expectStatus(run, operation, 'a body of 1.2 MB', 413, tooLargeOptions)
}

async function expectStatus(
  run: Run,
  operation: Operation,
  request: string,
  documentedStatus: number,
  options: AskOptions,
): Promise<void> {
  const answer = await run.ask(operation, undefined, { ...options, refusedWith: documentedStatus })
  if (answer.received?.status === documentedStatus || hasFailed(answer) || isRateLimited(answer))
    return
  if (hasReportedOtherRefusal(run, operation, answer, request, documentedStatus)) return
  const message = `accepts ${request}: ${describeAnswer(answer)} instead of ${documentedStatus}`
  run.report(operation, { message, refutes: refusalMarks(operation, documentedStatus) }, answer)
}
