import { violationsOf } from '../bodies/violations.ts'
import type { Violation } from '../bodies/violations.ts'
import { assumptionsIn } from '../contract-under-test.ts'
import { formMarksAt, nameMarksAt } from '../assumptions/marks.ts'
import type { Operation } from '../model.ts'
import { answerWords, outcomeOf } from '../outcome.ts'
import type { Probe } from '../probe.ts'
import { isRefused, isSlowed, placesNamed, SLOWED } from '../refusal.ts'
import type { Run } from '../run.ts'
import { fittingRequests, operationsToAsk } from './fitting-requests.ts'
import { limitsOf } from './limits.ts'
import { undo } from '../undo.ts'
import { bodyFor } from '../values.ts'

const id = 'wrong-requests-are-refused'

/** Each constraint of each request, broken once, is refused with the documented error at the right place. */
export const wrongRequestsAreRefused: Probe = {
  id,
  title: 'Every constraint of every request is kept',
  async run(run) {
    for (const operation of operationsToAsk(run)) {
      for await (const { schema, fitting } of fittingRequests(run, operation)) {
        for (const violation of violationsOf(run.contract, operation, schema, fitting)) {
          await tryOne(run, operation, schema, violation)
        }
        await tryLimits(run, operation, schema, fitting)
      }
      await tryHeaders(run, operation)
    }
  },
}

async function tryOne(run: Run, operation: Operation, schema: string, violation: Violation) {
  const { text, words, pointer, keyword } = violation
  const answer = await run.ask(operation, undefined, { text })
  run.tried(`${operation.id} ${schema}${pointer} ${keyword}`)
  if (answer.received === null || answer.received.status >= 500) return
  if (isSlowed(answer)) return run.skip(id, operation, SLOWED)
  const marksOf = keyword === 'required' ? nameMarksAt : formMarksAt
  const marks = marksOf(run.contract, schema, pointer)
  if (!isRefused(answer)) {
    const message = `takes a request ${words}: ${answerWords(answer)} instead of 400`
    run.report(id, operation, { message, pointer, refutes: marks }, answer)
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
  // Of a union no place can be told for sure.
  if (named.length > 0 && !isRight && operation.requests.length === 1 && pointer !== '') {
    const message = `refuses a request ${words} and names ${named.join(', ')} instead of ${pointer}`
    const refutes = nameMarksAt(run.contract, operation.answers.get(400)?.schema ?? '', '/errors')
    run.report(id, operation, { message, pointer, refutes }, answer)
    return
  }
  const ofForm = keyword === 'required' ? assumptionsIn(run.contract.resolve(schema)) : []
  // Refused at its place, it is known there by its name, too.
  const known = [nameMarksAt, formMarksAt].flatMap((of) => of(run.contract, schema, pointer))
  for (const mark of new Set([...known, ...ofForm])) run.held(mark)
}

/** Amounts beyond the limits that an answer told. */
async function tryLimits(run: Run, operation: Operation, schema: string, fitting: unknown) {
  const limits = await limitsOf(run, schema)
  if (limits === undefined) return
  for (const amount of [limits.least - 1, limits.most + 1]) {
    const body = { ...(fitting as object), [limits.at.slice(1)]: amount }
    if (run.contract.faultsOf(schema, body).length > 0) continue
    const answer = await run.ask(operation, body)
    run.tried(`${operation.id} ${schema}${limits.at} limit`)
    // Another refusal may come first: a request that waits, or a lock.
    if (isRefused(answer)) run.held(limits.proves)
    else if (outcomeOf(answer) === 'success') {
      const told = `${limits.least} to ${limits.most}`
      const message = `takes an amount of ${amount}, though it told limits of ${told}`
      run.report(id, operation, { message, pointer: limits.at, refutes: [limits.proves] }, answer)
      await undo(run, operation, answer)
    }
  }
}

async function tryHeaders(run: Run, operation: Operation) {
  for (const { name, isRequired, schema, assumptions } of operation.headers) {
    if (!isRequired) continue
    const { minLength = 1, maxLength = 255 } = schema
    const wrong: readonly (readonly [string, string | undefined])[] = [
      [`without ${name}`, undefined],
      [`with a ${name} of ${minLength - 1} characters`, 'k'.repeat(minLength - 1)],
      [`with a ${name} of ${maxLength + 1} characters`, 'k'.repeat(maxLength + 1)],
      [`with a ${name} of characters that are not allowed`, `${'k'.repeat(minLength)} !`],
    ]
    const body = await bodyFor(run, operation)
    for (const [words, value] of wrong) {
      const headers = { [name.toLowerCase()]: value }
      const answer = await run.ask(operation, body, { headers })
      run.tried(`${operation.id} ${name}`)
      if (isRefused(answer) || answer.received === null || answer.received.status >= 500) continue
      const message = `takes a request ${words}: ${answerWords(answer)} instead of 400`
      run.report(id, operation, { message, refutes: assumptions.slice(0, 1) }, answer)
      await undo(run, operation, answer)
    }
  }
}
