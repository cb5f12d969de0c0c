import { describeAnswer, outcomeOf } from '../contract/outcome.ts'
import {
  isRefused,
  isRateLimited,
  namedPlaces,
  refusalMarks,
  RATE_LIMITED,
} from '../contract/refusal.ts'
import { formMarksAt, nameMarksAt } from '../contract/marks.ts'
import { namesToAssign, malformedBodies, violationsOf } from '../bodies/constraints.ts'
import type { Violation } from '../bodies/constraints.ts'
import { assumptionsIn } from '../contract/contract-under-test.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { reportOtherRefusal, jobFor, operationsToAsk, cancelCreated } from '../run/probe.ts'
import type { AskOptions, Probe, Run } from '../run/run.ts'
import { bodyFor, fetchLimits, fittingRequests, harmlessVariant } from '../run/values.ts'

export const wrongRequestsAreRefused: Probe = {
  id: 'wrong-requests-are-refused',
  title: 'Every constraint of every request is enforced',
  jobs: (run) => operationsToAsk(run).map(jobFor(checkRefusals)),
}

async function checkRefusals(run: Run, operation: Operation): Promise<void> {
  for await (const { schema, fitting } of fittingRequests(run, operation)) {
    const violations = violationsOf(run.contract, operation, schema, fitting)
    await run.all(violations, (itemRun, violation) =>
      checkViolation(itemRun, operation, schema, violation),
    )
    await checkAssignment(run, operation, schema, fitting)
    await sendStrangeBodies(run, operation, schema, fitting)
    await checkLimits(run, operation, schema, fitting)
  }
  await checkHeaders(run, operation)
}

async function checkViolation(
  run: Run,
  operation: Operation,
  schema: string,
  violation: Violation,
) {
  const { text, difference, pointer, keyword } = violation
  const { contract } = run
  const answer = await run.ask(operation, undefined, { text, refusedWith: 400 })
  if (hasFailed(answer)) return
  if (isRateLimited(answer)) return run.skip(operation, RATE_LIMITED)
  const isMissingProperty = keyword === 'required'
  const marksAtPointer = (isMissingProperty ? nameMarksAt : formMarksAt)(contract, schema, pointer)
  if (!reportIfAccepted(run, operation, answer)) {
    const message = `accepts a request ${difference}: ${describeAnswer(answer)} instead of 400`
    const refutes = marksAtPointer.length > 0 ? marksAtPointer : refusalMarks(operation, 400)
    run.report(operation, { message, pointer, refutes }, answer)
    return cancelCreated(run, operation, answer)
  }
  const namedByAnswer = namedPlaces(answer)
  const isPlaceNamed = namedByAnswer.some(
    (namedPointer) =>
      namedPointer.startsWith(pointer) || (isMissingProperty && pointer.startsWith(namedPointer)),
  )
  // The place is ambiguous in a union.
  if (
    namedByAnswer.length > 0 &&
    !isPlaceNamed &&
    operation.requests.length === 1 &&
    pointer !== ''
  ) {
    const message = `refuses a request ${difference} and names ${namedByAnswer.join(', ')} instead of ${pointer}`
    const refutes = nameMarksAt(contract, operation.answers.get(400)?.schema ?? '', '/errors')
    return run.report(operation, { message, pointer, refutes }, answer)
  }
  // A refusal at its place confirms the property's name as well.
  const marks = new Set([
    ...nameMarksAt(contract, schema, pointer),
    ...formMarksAt(contract, schema, pointer),
    ...(isMissingProperty ? assumptionsIn(contract.resolve(schema)) : []),
  ])
  for (const mark of marks) run.confirm(mark, operation)
}

/** Sends texts that careless code executes or fails on. The contract leaves open whether they are accepted. */
async function sendStrangeBodies(run: Run, operation: Operation, schema: string, fitting: unknown) {
  for (const body of malformedBodies(run.contract, schema, fitting))
    await cancelCreated(run, operation, await run.ask(operation, body, { refusedWith: 400 }))
}

const hasFailed = ({ received }: ApiCall): boolean => received === null || received.status >= 500

const reportIfAccepted = (run: Run, operation: Operation, answer: ApiCall): boolean =>
  isRefused(answer) || reportOtherRefusal(run, operation, answer, 'a broken request', 400)

/** Properties that members must not set (OWASP API3:2023): all in one request, then each that the refusal does not name. */
async function checkAssignment(run: Run, operation: Operation, schema: string, fitting: unknown) {
  if (run.contract.resolve(schema).additionalProperties !== false) return
  const names = namesToAssign(run.contract, operation, fitting)
  const withNames = (assigned: readonly string[]) =>
    JSON.stringify({
      ...(fitting as object),
      ...Object.fromEntries(assigned.map((name) => [name, 1])),
    })
  const answerToAll = await run.ask(operation, undefined, {
    text: withNames(names),
    refusedWith: 400,
  })
  if (isRateLimited(answerToAll) || hasFailed(answerToAll)) return
  const places = namedPlaces(answerToAll)
  const namesPlaces = isRefused(answerToAll) && names.some((name) => places.includes(`/${name}`))
  const acceptedNames = namesPlaces ? names.filter((name) => !places.includes(`/${name}`)) : names
  await run.all(acceptedNames, (itemRun, name) => {
    const difference = `with the property ${name}, which is not the member's to set`
    const violation = { text: withNames([name]), difference, pointer: `/${name}` }
    return checkViolation(itemRun, operation, schema, {
      ...violation,
      keyword: 'additionalProperties',
    })
  })
}

async function checkLimits(run: Run, operation: Operation, schema: string, fitting: unknown) {
  const limits = await fetchLimits(run, schema)
  if (limits === undefined || limits === null) return
  for (const amount of [limits.least - 1, limits.most + 1]) {
    const body = { ...(fitting as object), [limits.at.slice(1)]: amount }
    if (run.contract.faultsOf(schema, body).length > 0) continue
    const answer = await run.ask(operation, body, { refusedWith: 400 })
    // Another refusal may come first: a waiting request or a lock.
    if (reportIfAccepted(run, operation, answer)) run.confirm(limits.proves, operation)
    else if (outcomeOf(answer) === 'success') {
      const range = `${limits.least} to ${limits.most}`
      const message = `accepts an amount of ${amount}, although its limits are ${range}`
      run.report(operation, { message, pointer: limits.at, refutes: [limits.proves] }, answer)
      await cancelCreated(run, operation, answer)
    }
  }
}

async function checkHeaders(run: Run, operation: Operation) {
  for (const { name, isRequired, schema, assumptions } of operation.headers) {
    if (!isRequired) continue
    const { minLength = 1, maxLength = 255 } = schema
    // Operations must not share keys, because they run concurrently.
    const keyOfLength = (length: number) =>
      `${run.count()}${run.runId}`.padEnd(length, 'k').slice(0, length)
    const wrongHeaders: readonly (readonly [string, string | undefined])[] = [
      [`without ${name}`, undefined],
      [`with a ${name} of ${minLength - 1} characters`, keyOfLength(minLength - 1)],
      [`with a ${name} of ${maxLength + 1} characters`, keyOfLength(maxLength + 1)],
      [`with a ${name} of characters that are not allowed`, `${keyOfLength(minLength)} !`],
    ]
    const body = await bodyFor(run, operation)
    for (const [difference, value] of wrongHeaders) {
      const headers = { [name.toLowerCase()]: value }
      const answer = await run.ask(operation, body, { headers, refusedWith: 400 })
      if (hasFailed(answer) || reportIfAccepted(run, operation, answer)) continue
      const message = `accepts a request ${difference}: ${describeAnswer(answer)} instead of 400`
      run.report(operation, { message, refutes: assumptions.slice(0, 1) }, answer)
      await cancelCreated(run, operation, answer)
    }
  }
}

const OTHER_MEDIA_TYPES = ['text/plain', 'application/x-www-form-urlencoded']
const FOREIGN_ORIGIN = 'https://other.example'
/** The origin of local files and frames without one. */
const OPAQUE_ORIGIN = 'null'

/** The routes of the site refuse pages of other sites; other checks cover that. */
const originOf = (run: Run, origin: string): Readonly<Record<string, string>> =>
  run.hop.backendSide === undefined ? { origin } : {}

const TOO_LARGE_BODY = JSON.stringify({ unexpected: 'x'.repeat(1_200_000) })

export const otherMethodsAreRefused: Probe = {
  id: 'other-methods-are-refused',
  title: 'Methods, media types and sizes outside the contract are refused',
  jobs: (run) => operationsToAsk(run).map(jobFor(checkOtherRequests)),
}

async function checkOtherRequests(run: Run, operation: Operation): Promise<void> {
  const fitting = await harmlessVariant(run, await bodyFor(run, operation), run.effect(operation))
  const text = JSON.stringify(fitting)
  // A backend may change something when it serves other methods.
  for (const method of run.isSafe ? ['GET'] : ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const options = { method, text: method === 'GET' ? undefined : text, isForeign: true }
    const answer = await run.ask(operation, undefined, options)
    if ((answer.received?.status ?? 400) >= 400) continue
    if (reportOtherRefusal(run, operation, answer, method, 405)) continue
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
      ...originOf(run, FOREIGN_ORIGIN),
    },
  })
  if (charsetAnswer.received?.status === 415)
    run.report(operation, 'refuses application/json; charset=utf-8 with 415', charsetAnswer)
  const tooLarge = { text: TOO_LARGE_BODY, headers: originOf(run, OPAQUE_ORIGIN) }
  await expectStatus(run, operation, 'a body of 1.2 MB', 413, tooLarge)
}

async function expectStatus(
  run: Run,
  operation: Operation,
  request: string,
  documented: number,
  options: AskOptions,
): Promise<void> {
  const answer = await run.ask(operation, undefined, { ...options, refusedWith: documented })
  if (answer.received?.status === documented || hasFailed(answer) || isRateLimited(answer)) return
  if (reportOtherRefusal(run, operation, answer, request, documented)) return
  const message = `accepts ${request}: ${describeAnswer(answer)} instead of ${documented}`
  run.report(operation, { message, refutes: refusalMarks(operation, documented) }, answer)
}
