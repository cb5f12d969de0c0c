import { answerWords, outcomeOf } from '../contract/outcome.ts'
import { isRefused, isSlowed, placesNamed, refusalMarks, SLOWED } from '../contract/refusal.ts'
import { formMarksAt, nameMarksAt } from '../contract/marks.ts'
import { namesToAssign, strangeBodies, violationsOf } from '../bodies/constraints.ts'
import type { Violation } from '../bodies/constraints.ts'
import { assumptionsIn } from '../contract/contract-under-test.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { isRefusedOtherwise, jobFor, operationsToAsk, undo } from '../run/probe.ts'
import type { AskOptions, Probe, Run } from '../run/run.ts'
import { bodyFor, fetchLimits, fittingRequests, harmless } from '../run/values.ts'

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
    await tryStrange(run, operation, schema, fitting)
    await tryLimits(run, operation, schema, fitting)
  }
  await tryHeaders(run, operation)
}

async function tryOne(run: Run, operation: Operation, schema: string, violation: Violation) {
  const { text, words, pointer, keyword } = violation
  const { contract } = run
  const answer = await run.ask(operation, undefined, { text, refusedWith: 400 })
  run.tried(`${operation.id} ${schema}${pointer} ${keyword}`)
  if (hasFailed(answer)) return
  if (isSlowed(answer)) return run.skip(operation, SLOWED)
  const isOfName = keyword === 'required'
  const found = (isOfName ? nameMarksAt : formMarksAt)(contract, schema, pointer)
  if (!isRefusedAnyhow(run, operation, answer)) {
    const message = `accepts a request ${words}: ${answerWords(answer)} instead of 400`
    const refutes = found.length > 0 ? found : refusalMarks(operation, 400)
    run.report(operation, { message, pointer, refutes }, answer)
    return undo(run, operation, answer)
  }
  const named = placesNamed(answer)
  const isRight = named.some(
    (one) => one.startsWith(pointer) || (isOfName && pointer.startsWith(one)),
  )
  // For unions the place is ambiguous.
  if (named.length > 0 && !isRight && operation.requests.length === 1 && pointer !== '') {
    const message = `refuses a request ${words} and names ${named.join(', ')} instead of ${pointer}`
    const refutes = nameMarksAt(contract, operation.answers.get(400)?.schema ?? '', '/errors')
    return run.report(operation, { message, pointer, refutes }, answer)
  }
  // A refusal at its place confirms the property's name as well.
  const marks = new Set([
    ...nameMarksAt(contract, schema, pointer),
    ...formMarksAt(contract, schema, pointer),
    ...(isOfName ? assumptionsIn(contract.resolve(schema)) : []),
  ])
  for (const mark of marks) run.held(mark, operation)
}

/** Texts that careless code runs or fails at; whether they are taken is open. */
async function tryStrange(run: Run, operation: Operation, schema: string, fitting: unknown) {
  for (const body of strangeBodies(run.contract, schema, fitting))
    await undo(run, operation, await run.ask(operation, body, { refusedWith: 400 }))
}

const hasFailed = ({ received }: ApiCall): boolean => received === null || received.status >= 500

const isRefusedAnyhow = (run: Run, operation: Operation, answer: ApiCall): boolean =>
  isRefused(answer) || isRefusedOtherwise(run, operation, answer, 'a broken request', 400)

/** Properties that members must not set (OWASP API3:2023): all in one request, then each that the refusal does not name. */
async function tryToAssign(run: Run, operation: Operation, schema: string, fitting: unknown) {
  if (run.contract.resolve(schema).additionalProperties !== false) return
  const names = namesToAssign(run.contract, operation, fitting)
  const withNames = (some: readonly string[]) =>
    JSON.stringify({ ...(fitting as object), ...Object.fromEntries(some.map((name) => [name, 1])) })
  const all = await run.ask(operation, undefined, { text: withNames(names), refusedWith: 400 })
  if (isSlowed(all) || hasFailed(all)) return
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
    if (isRefusedAnyhow(run, operation, answer)) run.held(limits.proves, operation)
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
      if (hasFailed(answer) || isRefusedAnyhow(run, operation, answer)) continue
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
  const text = JSON.stringify(fitting)
  // A backend may change something when it serves other methods.
  for (const method of run.isSafe ? ['GET'] : ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const own = { method, text: method === 'GET' ? undefined : text, isForeign: true }
    const answer = await run.ask(operation, undefined, own)
    if ((answer.received?.status ?? 400) >= 400) continue
    if (isRefusedOtherwise(run, operation, answer, method, 405)) continue
    const message = `answers ${method}: ${answerWords(answer)}; the contract offers POST alone`
    run.report(operation, message, answer)
  }
  for (const type of operation.answers.has(415) ? OTHER_TYPES : []) {
    const own = { text, headers: { 'content-type': type } }
    await tryToSend(run, operation, `a body as ${type}`, 415, own)
  }
  const charset = await run.ask(operation, undefined, {
    text,
    // Sent as a page of another site, to check whether it may read the answer.
    headers: { 'content-type': 'application/json; charset=utf-8', ...originOf(run, FOREIGN) },
  })
  if (charset.received?.status === 415)
    run.report(operation, 'refuses application/json; charset=utf-8 with 415', charset)
  const large = { text: FAR_TOO_LARGE, headers: originOf(run, OPAQUE) }
  await tryToSend(run, operation, 'a body of 1.2 MB', 413, large)
}

async function tryToSend(
  run: Run,
  operation: Operation,
  what: string,
  documented: number,
  options: AskOptions,
): Promise<void> {
  const answer = await run.ask(operation, undefined, { ...options, refusedWith: documented })
  if (answer.received?.status === documented || hasFailed(answer) || isSlowed(answer)) return
  if (isRefusedOtherwise(run, operation, answer, what, documented)) return
  const message = `accepts ${what}: ${answerWords(answer)} instead of ${documented}`
  run.report(operation, { message, refutes: refusalMarks(operation, documented) }, answer)
}
