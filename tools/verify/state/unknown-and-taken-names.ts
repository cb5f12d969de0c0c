import { describeAnswer, outcomeOf } from '../contract/outcome.ts'
import { isRateLimited, RATE_LIMITED } from '../contract/refusal.ts'
import { idsOf } from '../contract/model.ts'
import type { Operation } from '../contract/model.ts'
import { askForSuccess, cancelCreated, jobFor, jobsHaving, mayAsk } from '../run/probe.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import { signInOperation } from '../run/sign-in.ts'
import { bodyFor } from '../run/values.ts'
import type { Body } from '../run/values.ts'

const ID_NAMES = ['id', 'code', 'company', 'game', 'ticket']

export const unknownIsNotFound: Probe = {
  id: 'unknown-is-not-found',
  title: 'Unknown ids and codes are not found',
  jobs: (run) =>
    run.operations
      .filter(
        (operation) =>
          run.effect(operation).proves['unknown'] !== undefined && mayAsk(run, operation),
      )
      .map(jobFor(checkUnknownIds)),
}

async function checkUnknownIds(run: Run, operation: Operation): Promise<void> {
  const assumption = run.effect(operation).proves['unknown']
  for (const schema of operation.requests) {
    const body = await bodyFor(run, operation, schema)
    const name = ID_NAMES.find((candidate) => candidate in body)
    if (name === undefined) continue
    for (const value of [987_654_321_098, 'no-such-one']) {
      const invalidBody = { ...body, [name]: value }
      if (run.contract.faultsOf(operation.request, invalidBody).length > 0) continue
      const answer = await run.ask(operation, invalidBody)
      if (outcomeOf(answer) === 'cant_find_code') run.confirm(assumption, operation)
      else if (outcomeOf(answer) === 'success') {
        const message = `answers ${describeAnswer(answer)} to a ${name} that nothing has (${JSON.stringify(value)}), instead of cant_find_code`
        const fault = { message, pointer: `/${name}`, refutes: idsOf(assumption) }
        run.report(operation, fault, answer)
        await cancelCreated(run, operation, answer)
      }
    }
  }
}

export const takenIsTaken: Probe = {
  id: 'taken-is-taken',
  title: 'Names of new members are taken',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'registers', checkTakenNames),
}

async function checkTakenNames(
  run: Run,
  { operation, proves }: Having<'registers'>,
): Promise<void> {
  const body = await bodyFor(run, operation)
  /** The answer to a check of a name; null: the check was rate-limited. */
  const checkName = async ({ operation: checks, value: pointer }: Having<'frees'>) => {
    const name = pointer.slice(1)
    const answer = await run.ask(checks, { [name]: body[name] })
    if (isRateLimited(answer)) run.skip(checks, RATE_LIMITED)
    return isRateLimited(answer) ? null : answer
  }
  for (const check of run.operationsHaving('frees')) {
    const freeAnswer = await checkName(check)
    if (freeAnswer === null || outcomeOf(freeAnswer) === 'success') continue
    const message = `answers ${describeAnswer(freeAnswer)} to a value that is not in use`
    run.report(check.operation, { message, pointer: check.value }, freeAnswer)
  }
  await askForSuccess(run, operation, body)
  await checkApproval(run, operation, body, proves['waits'])
  for (const check of run.operationsHaving('frees')) {
    const {
      value: pointer,
      proves: { taken },
    } = check
    const name = pointer.slice(1)
    const answer = await checkName(check)
    const message = `answers success to a ${name} that a new member has taken`
    if (answer !== null) {
      const isTaken = outcomeOf(answer) !== 'success'
      run.judge(isTaken, check.operation, { message, pointer }, answer, taken)
    }
    const freshBody = await bodyFor(run, operation)
    const secondAnswer = await run.ask(operation, { ...freshBody, [name]: body[name] })
    if (outcomeOf(secondAnswer) !== 'success') continue
    const secondMessage = `registers a second member with the ${name} of the first`
    run.report(operation, { message: secondMessage, pointer, refutes: idsOf(taken) }, secondAnswer)
  }
}

async function checkApproval(
  run: Run,
  registerOperation: Operation,
  { id, pw }: Body,
  approval: string | undefined,
): Promise<void> {
  const loginOperation = signInOperation(run)
  if (loginOperation === undefined) return
  const answer = await run.ask(loginOperation, { id, pw })
  const refutes = [approval, run.effect(loginOperation).proves['waits']].flatMap(idsOf)
  if (isRateLimited(answer)) run.skip(loginOperation, RATE_LIMITED)
  else if (outcomeOf(answer) === 'wait')
    for (const assumption of refutes) run.confirm(assumption, registerOperation)
  else {
    const message = `answers ${describeAnswer(answer)} to the login after it, instead of wait`
    run.report(registerOperation, { message, refutes }, answer)
  }
}
