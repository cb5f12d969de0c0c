import { answerWords, outcomeOf } from '../answers/outcome.ts'
import { jobsHaving, undo, jobFor, mayAsk } from '../run/probe.ts'
import { idsOf } from '../contract/model.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import { bodyFor } from '../run/values.ts'
import { isRecord } from '#site/lib/json.ts'
import type { Operation } from '../contract/model.ts'
import { isSlowed, SLOWED } from '../answers/refusal.ts'
import { signInOperation } from '../run/sign-in.ts'

export const secondWaits: Probe = {
  id: 'second-waits',
  title: 'A second request is refused while the first is pending',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'creates', askTwice),
}

async function askTwice(run: Run, { operation, value, proves }: Having<'creates'>): Promise<void> {
  if (proves['second'] === undefined) return
  const body = await bodyFor(run, operation)
  const first = await run.ask(operation, body)
  if (outcomeOf(first) !== 'success') {
    run.skip(operation, `it answers ${answerWords(first)}`)
    return
  }
  let second = await run.ask(operation, body)
  for (let count = 2; count <= value.atMost && outcomeOf(second) === 'success'; count += 1) {
    second = await run.ask(operation, body)
  }
  if (outcomeOf(second) === 'wait') {
    run.held(proves['second'], operation)
    run.held(proves['waits'], operation)
  } else if (outcomeOf(second) === 'success') {
    const message =
      value.atMost === 1
        ? 'accepts a second request while the first is pending'
        : `accepts more than ${value.atMost} requests while none is answered`
    run.report(operation, { message, refutes: [proves['second']] }, second)
  }
  await undo(run, operation, second)
  await undo(run, operation, first)
}

export const ticketsServeOnce: Probe = {
  id: 'tickets-serve-once',
  title: 'A ticket is valid once',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'ticket', useTwice),
}

async function useTwice(run: Run, { operation, proves }: Having<'ticket'>): Promise<void> {
  const body = await bodyFor(run, operation)
  const first = isRecord(body) ? await run.ask(operation, body) : null
  if (first === null || outcomeOf(first) !== 'success') {
    run.skip(operation, first === null ? 'there is no ticket' : `it answers ${answerWords(first)}`)
    return
  }
  await undo(run, operation, first)
  const again = await run.ask(operation, body)
  if (outcomeOf(again) === 'already') run.held(proves['used'], operation)
  else {
    const message = `answers ${answerWords(again)} to a used ticket, instead of already`
    const refutes = proves['used'] === undefined ? [] : [proves['used']]
    run.report(operation, { message, refutes }, again)
    await undo(run, operation, again)
  }
}

const NAMES = ['id', 'code', 'company', 'game', 'ticket']

export const unknownIsNotFound: Probe = {
  id: 'unknown-is-not-found',
  title: 'Unknown ids and codes are not found',
  jobs: (run) =>
    run.operations
      .filter((one) => run.effect(one).proves['unknown'] !== undefined && mayAsk(run, one))
      .map(jobFor(askForNothing)),
}

async function askForNothing(run: Run, operation: Operation): Promise<void> {
  const unknown = run.effect(operation).proves['unknown'] ?? ''
  for (const schema of operation.requests) {
    const body = await bodyFor(run, operation, schema)
    const name = NAMES.find((one) => isRecord(body) && one in body)
    if (name === undefined) continue
    for (const value of [987_654_321_098, 'no-such-one']) {
      const sent = { ...body, [name]: value }
      if (run.contract.faultsOf(operation.request, sent).length > 0) continue
      const answer = await run.ask(operation, sent)
      if (outcomeOf(answer) === 'cant_find_code') run.held(unknown, operation)
      else if (outcomeOf(answer) === 'success') {
        const message = `answers ${answerWords(answer)} to a ${name} that nothing has (${JSON.stringify(value)}), instead of cant_find_code`
        run.report(operation, { message, pointer: `/${name}`, refutes: [unknown] }, answer)
        await undo(run, operation, answer)
      }
    }
  }
}

export const takenIsTaken: Probe = {
  id: 'taken-is-taken',
  title: 'Names of new members are taken',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'registers', takeNames),
}

async function takeNames(run: Run, { operation, proves }: Having<'registers'>): Promise<void> {
  const body = await bodyFor(run, operation)
  for (const check of run.having('frees')) {
    const value = body[check.value.slice(1)]
    const free = await run.ask(check.operation, { [check.value.slice(1)]: value })
    if (isSlowed(free)) run.skip(check.operation, SLOWED)
    else if (outcomeOf(free) !== 'success') {
      const message = `answers ${answerWords(free)} to a value that is not in use`
      run.report(check.operation, { message, pointer: check.value }, free)
    }
  }
  const done = await run.ask(operation, body)
  if (outcomeOf(done) !== 'success') {
    run.skip(operation, `it answers ${answerWords(done)}`)
    return
  }
  await waits(run, operation, body, proves['waits'])
  for (const check of run.having('frees')) {
    const name = check.value.slice(1)
    const refutes = idsOf(check.proves['taken'])
    const answer = await run.ask(check.operation, { [name]: body[name] })
    if (isSlowed(answer)) run.skip(check.operation, SLOWED)
    else if (outcomeOf(answer) !== 'success') run.held(check.proves['taken'], check.operation)
    else {
      const message = `answers success to a ${name} that a new member has taken`
      run.report(check.operation, { message, pointer: check.value, refutes }, answer)
    }
    const fresh = await bodyFor(run, operation)
    const again = await run.ask(operation, { ...fresh, [name]: body[name] })
    if (outcomeOf(again) !== 'success') continue
    const message = `registers a second member with the ${name} of the first`
    run.report(operation, { message, pointer: `/${name}`, refutes }, again)
  }
}

async function waits(
  run: Run,
  registers: Operation,
  { id: name, pw }: Readonly<Record<string, unknown>>,
  approval: string | undefined,
): Promise<void> {
  const signsIn = signInOperation(run)
  if (signsIn === undefined) return
  const answer = await run.ask(signsIn, { id: name, pw })
  const atLogin = run.effect(signsIn).proves['waits']
  const refutes = [approval, atLogin].flatMap(idsOf)
  if (isSlowed(answer)) run.skip(signsIn, SLOWED)
  else if (outcomeOf(answer) === 'wait') for (const one of refutes) run.held(one, registers)
  else {
    const message = `answers ${answerWords(answer)} to the login after it, instead of wait`
    run.report(registers, { message, refutes }, answer)
  }
}
