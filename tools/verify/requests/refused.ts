import { violationsOf, namesToAssign } from '../bodies/violations.ts'
import type { Violation } from '../bodies/violations.ts'
import { assumptionsIn } from '../contract/contract-under-test.ts'
import { formMarksAt, nameMarksAt } from '../assumptions/marks.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { answerWords, outcomeOf } from '../answers/outcome.ts'
import { jobFor, undo } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import {
  isOtherRefusal,
  isRefused,
  isSlowed,
  otherRefusal,
  placesNamed,
  refusalMarks,
  SLOWED,
} from '../answers/refusal.ts'
import { fittingRequests, operationsToAsk, fetchLimits } from './generated-requests.ts'
import { bodyFor, harmless } from '../run/values.ts'

export const wrongRequestsAreRefused: Probe = {
  id: 'wrong-requests-are-refused',
  title: 'Every constraint of every request is enforced',
  jobs: (run) => operationsToAsk(run).map(jobFor(breakEach)),
}

async function breakEach(run: Run, operation: Operation): Promise<void> {
  for await (const { schema, fitting } of fittingRequests(run, operation)) {
    const violations = violationsOf(run.contract, operation, schema, fitting)
    await run.all(violations, (own, violation) => tryOne(own, operation, schema, violation))
    await tryToAssign(run, operation, schema, fitting)
    await tryLimits(run, operation, schema, fitting)
  }
  await tryHeaders(run, operation)
}

async function tryOne(run: Run, operation: Operation, schema: string, violation: Violation) {
  const { text, words, pointer, keyword } = violation
  const answer = await run.ask(operation, undefined, { text, refusedWith: 400 })
  run.tried(`${operation.id} ${schema}${pointer} ${keyword}`)
  if (answer.received === null || answer.received.status >= 500) return
  if (isSlowed(answer)) return run.skip(operation, SLOWED)
  const marksOf = keyword === 'required' ? nameMarksAt : formMarksAt
  const found = marksOf(run.contract, schema, pointer)
  const marks = found.length > 0 ? found : refusalMarks(operation, 400)
  if (!isRefused(answer) && !isRefusedOtherwise(run, operation, answer)) {
    const message = `accepts a request ${words}: ${answerWords(answer)} instead of 400`
    run.report(operation, { message, pointer, refutes: marks }, answer)
    await undo(run, operation, answer)
    return
  }
  const named = placesNamed(answer)
  const isRight = named.some(
    (one) =>
      one === pointer ||
      (keyword === 'required' && pointer.startsWith(one)) ||
      one.startsWith(pointer),
  )
  // For unions the place is ambiguous.
  if (named.length > 0 && !isRight && operation.requests.length === 1 && pointer !== '') {
    const message = `refuses a request ${words} and names ${named.join(', ')} instead of ${pointer}`
    const refutes = nameMarksAt(run.contract, operation.answers.get(400)?.schema ?? '', '/errors')
    run.report(operation, { message, pointer, refutes }, answer)
    return
  }
  const ofForm = keyword === 'required' ? assumptionsIn(run.contract.resolve(schema)) : []
  // A refusal at its place confirms the property's name as well.
  const contractMarks = [nameMarksAt, formMarksAt].flatMap((of) =>
    of(run.contract, schema, pointer),
  )
  for (const mark of new Set([...contractMarks, ...ofForm])) run.held(mark, operation)
}

/** Whether it is refused with another status, reported once for all requests. */
function isRefusedOtherwise(run: Run, operation: Operation, answer: ApiCall): boolean {
  if (!isOtherRefusal(operation, answer, 400)) return false
  const what = 'a broken request'
  const fault = otherRefusal(operation, answer, { what, documented: 400 })
  run.report(operation, fault, answer)
  return true
}

/** Properties that members must not set (OWASP API3:2023): all in one request, then each that the refusal does not name. */
async function tryToAssign(run: Run, operation: Operation, schema: string, fitting: unknown) {
  if (run.contract.resolve(schema).additionalProperties !== false) return
  const names = namesToAssign(run.contract, operation, fitting)
  const withNames = (some: readonly string[]) =>
    JSON.stringify({ ...(fitting as object), ...Object.fromEntries(some.map((name) => [name, 1])) })
  const all = await run.ask(operation, undefined, { text: withNames(names), refusedWith: 400 })
  if (isSlowed(all) || all.received === null || all.received.status >= 500) return
  const places = placesNamed(all)
  const namesPlaces = isRefused(all) && names.some((name) => places.includes(`/${name}`))
  const left = namesPlaces ? names.filter((name) => !places.includes(`/${name}`)) : names
  await run.all(left, (own, name) => {
    const words = `with the property ${name}, which is not the member's to set`
    const violation = { text: withNames([name]), words, pointer: `/${name}` }
    return tryOne(own, operation, schema, { ...violation, keyword: 'additionalProperties' })
  })
}

async function tryLimits(run: Run, operation: Operation, schema: string, fitting: unknown) {
  const limits = await fetchLimits(run, schema)
  if (limits === undefined || limits === null) return
  for (const amount of [limits.least - 1, limits.most + 1]) {
    const body = { ...(fitting as object), [limits.at.slice(1)]: amount }
    if (run.contract.faultsOf(schema, body).length > 0) continue
    const answer = await run.ask(operation, body, { refusedWith: 400 })
    run.tried(`${operation.id} ${schema}${limits.at} limit`)
    // Another refusal may come first: a waiting request or a lock.
    if (isRefused(answer) || isRefusedOtherwise(run, operation, answer))
      run.held(limits.proves, operation)
    else if (outcomeOf(answer) === 'success') {
      const range = `${limits.least} to ${limits.most}`
      const message = `accepts an amount of ${amount}, although its limits are ${range}`
      run.report(operation, { message, pointer: limits.at, refutes: [limits.proves] }, answer)
      await undo(run, operation, answer)
    }
  }
}

async function tryHeaders(run: Run, operation: Operation) {
  for (const { name, isRequired, schema, assumptions } of operation.headers) {
    if (!isRequired) continue
    const { minLength = 1, maxLength = 255 } = schema
    // Operations must not share keys, because they run concurrently.
    const ofLength = (length: number) =>
      `${run.count()}${run.runId}`.padEnd(length, 'k').slice(0, length)
    const wrong: readonly (readonly [string, string | undefined])[] = [
      [`without ${name}`, undefined],
      [`with a ${name} of ${minLength - 1} characters`, ofLength(minLength - 1)],
      [`with a ${name} of ${maxLength + 1} characters`, ofLength(maxLength + 1)],
      [`with a ${name} of characters that are not allowed`, `${ofLength(minLength)} !`],
    ]
    const body = await bodyFor(run, operation)
    for (const [words, value] of wrong) {
      const headers = { [name.toLowerCase()]: value }
      const answer = await run.ask(operation, body, { headers, refusedWith: 400 })
      run.tried(`${operation.id} ${name}`)
      if (isRefused(answer) || answer.received === null || answer.received.status >= 500) continue
      if (isRefusedOtherwise(run, operation, answer)) continue
      const message = `accepts a request ${words}: ${answerWords(answer)} instead of 400`
      run.report(operation, { message, refutes: assumptions.slice(0, 1) }, answer)
      await undo(run, operation, answer)
    }
  }
}

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
