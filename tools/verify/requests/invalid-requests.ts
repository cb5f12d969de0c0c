import { describeAnswer, outcomeOf } from '../contract/outcome.ts'
import {
  hasFailed,
  isRefused,
  isRateLimited,
  namedPlaces,
  refusalMarks,
  RATE_LIMITED,
} from '../contract/refusal.ts'
import { formMarksAt, nameMarksAt } from '../contract/marks.ts'
import { malformedBodies, violationsOf } from '../bodies/constraints.ts'
import type { Violation } from '../bodies/constraints.ts'
import { propertiesToInject } from '../bodies/properties-to-inject.ts'
import { assumptionsIn } from '../contract/contract-under-test.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { hasReportedOtherRefusal, jobFor, operationsToAsk, cancelCreated } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { bodyFor, fetchLimits, validRequests } from '../run/values.ts'

export const wrongRequestsAreRefused: Probe = {
  id: 'wrong-requests-are-refused',
  title: 'Every constraint of every request is enforced',
  jobs: (run) => operationsToAsk(run).map(jobFor(checkRefusals)),
}

async function checkRefusals(run: Run, operation: Operation): Promise<void> {
  for await (const { schema, validBody } of validRequests(run, operation)) {
    const violations = violationsOf(run.contract, operation, schema, validBody)
    await run.all(violations, (itemRun, violation) =>
      checkViolation(itemRun, operation, schema, violation),
    )
    await checkMassAssignment(run, operation, schema, validBody)
    await sendMalformedBodies(run, operation, schema, validBody)
    await checkLimits(run, operation, schema, validBody)
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
  run.countKeyword(`${operation.id} ${schema}${pointer} ${keyword}`)
  if (hasFailed(answer)) return
  if (isRateLimited(answer)) return run.skip(operation, RATE_LIMITED)
  const isMissingProperty = keyword === 'required'
  const marksAtPointer = (isMissingProperty ? nameMarksAt : formMarksAt)(contract, schema, pointer)
  if (!isRefusedOrReported(run, operation, answer)) {
    const message = `accepts a request ${difference}: ${describeAnswer(answer)} instead of 400`
    const refutes = marksAtPointer.length > 0 ? marksAtPointer : refusalMarks(operation, 400)
    run.report(operation, { message, pointer, refutes }, answer)
    return cancelCreated(run, operation, answer)
  }
  if (namesOtherPlace(operation, violation, answer)) {
    const message = `refuses a request ${difference} and names ${namedPlaces(answer).join(', ')} instead of ${pointer}`
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

function namesOtherPlace(
  operation: Operation,
  { pointer, keyword }: Violation,
  answer: ApiCall,
): boolean {
  const places = namedPlaces(answer)
  // The place is ambiguous in a union.
  if (places.length === 0 || pointer === '' || operation.requests.length !== 1) return false
  return !places.some(
    (place) => place.startsWith(pointer) || (keyword === 'required' && pointer.startsWith(place)),
  )
}

/** Sends bodies with injection and edge-case strings; whether they are accepted is not checked. */
async function sendMalformedBodies(
  run: Run,
  operation: Operation,
  schema: string,
  validBody: unknown,
) {
  for (const body of malformedBodies(run.contract, schema, validBody))
    await cancelCreated(run, operation, await run.ask(operation, body, { refusedWith: 400 }))
}

const isRefusedOrReported = (run: Run, operation: Operation, answer: ApiCall): boolean =>
  isRefused(answer) || hasReportedOtherRefusal(run, operation, answer, 'a broken request', 400)

/**
 * Sends all properties that members must not set (OWASP API3:2023) in one request, then, one by one, those that its
 * refusal does not name.
 */
async function checkMassAssignment(
  run: Run,
  operation: Operation,
  schema: string,
  validBody: unknown,
) {
  if (run.contract.resolve(schema).additionalProperties !== false) return
  const properties = propertiesToInject(run.contract, operation, validBody)
  const withNames = (names: readonly string[]) =>
    JSON.stringify({
      ...(validBody as object),
      ...Object.fromEntries(names.map((name) => [name, 1])),
    })
  const answerToAll = await run.ask(operation, undefined, {
    text: withNames(properties),
    refusedWith: 400,
  })
  if (isRateLimited(answerToAll) || hasFailed(answerToAll)) return
  const places = namedPlaces(answerToAll)
  const isPropertyNamed =
    isRefused(answerToAll) && properties.some((name) => places.includes(`/${name}`))
  const acceptedNames = isPropertyNamed
    ? properties.filter((name) => !places.includes(`/${name}`))
    : properties
  await run.all(acceptedNames, (itemRun, name) => {
    const difference = `with the property ${name}, which is not the member's to set`
    const violation = { text: withNames([name]), difference, pointer: `/${name}` }
    return checkViolation(itemRun, operation, schema, {
      ...violation,
      keyword: 'additionalProperties',
    })
  })
}

async function checkLimits(run: Run, operation: Operation, schema: string, validBody: unknown) {
  const limits = await fetchLimits(run, schema)
  if (limits === undefined || limits === null) return
  for (const amount of [limits.least - 1, limits.most + 1]) {
    const body = { ...(validBody as object), [limits.at.slice(1)]: amount }
    if (run.contract.faultsOf(schema, body).length > 0) continue
    const answer = await run.ask(operation, body, { refusedWith: 400 })
    run.countKeyword(`${operation.id} ${schema}${limits.at} limit`)
    // Another refusal may come first: a waiting request or a lock.
    if (isRefusedOrReported(run, operation, answer)) run.confirm(limits.proves, operation)
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
      run.countKeyword(`${operation.id} ${name}`)
      if (hasFailed(answer) || isRefusedOrReported(run, operation, answer)) continue
      const message = `accepts a request ${difference}: ${describeAnswer(answer)} instead of 400`
      run.report(operation, { message, refutes: assumptions.slice(0, 1) }, answer)
      await cancelCreated(run, operation, answer)
    }
  }
}
