import { idsOf } from '../core/evidence.ts'
import { outcomeOf, answerWords } from '../core/outcome.ts'
import type { Operation } from '../core/model.ts'
import { jobsHaving } from '../core/probe.ts'
import type { Having, Probe, Run } from '../core/run.ts'
import { isSlowed, SLOWED } from '../core/refusal.ts'
import { signInOperation } from '../core/sign-in.ts'
import { bodyFor } from '../core/values.ts'

const id = 'taken-is-taken'

export const takenIsTaken: Probe = {
  id,
  title: 'Names of new members are taken',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'registers', takeNames),
}

async function takeNames(run: Run, { operation, proves }: Having<'registers'>): Promise<void> {
  const body = await bodyFor(run, operation)
  for (const check of run.having('frees')) {
    const value = body[check.value.slice(1)]
    const free = await run.ask(check.operation, { [check.value.slice(1)]: value })
    if (isSlowed(free)) run.skip(id, check.operation, SLOWED)
    else if (outcomeOf(free) !== 'success') {
      const message = `answers ${answerWords(free)} to a value that is not in use`
      run.report(id, check.operation, { message, pointer: check.value }, free)
    }
  }
  const done = await run.ask(operation, body)
  if (outcomeOf(done) !== 'success') {
    run.skip(id, operation, `it answers ${answerWords(done)}`)
    return
  }
  await waits(run, operation, body, proves['waits'])
  for (const check of run.having('frees')) {
    const name = check.value.slice(1)
    const refutes = idsOf(check.proves['taken'])
    const asked = await run.ask(check.operation, { [name]: body[name] })
    if (isSlowed(asked)) run.skip(id, check.operation, SLOWED)
    else if (outcomeOf(asked) !== 'success') run.held(check.proves['taken'], check.operation)
    else {
      const message = `answers success to a ${name} that a new member has taken`
      run.report(id, check.operation, { message, pointer: check.value, refutes }, asked)
    }
    const fresh = await bodyFor(run, operation)
    const again = await run.ask(operation, { ...fresh, [name]: body[name] })
    if (outcomeOf(again) !== 'success') continue
    const message = `registers a second member with the ${name} of the first`
    run.report(id, operation, { message, pointer: `/${name}`, refutes }, again)
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
  const asked = await run.ask(signsIn, { id: name, pw })
  const atLogin = run.effect(signsIn).proves['waits']
  const refutes = [approval, atLogin].flatMap(idsOf)
  if (isSlowed(asked)) run.skip(id, signsIn, SLOWED)
  else if (outcomeOf(asked) === 'wait') for (const one of refutes) run.held(one, registers)
  else {
    const message = `answers ${answerWords(asked)} to the login after it, instead of wait`
    run.report(id, registers, { message, refutes }, asked)
  }
}
