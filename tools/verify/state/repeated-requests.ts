import { describeAnswer, outcomeOf } from '../contract/outcome.ts'
import { askForSuccess, cancelCreated, jobsHaving } from '../run/probe.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import { bodyFor } from '../run/values.ts'

export const secondWaits: Probe = {
  id: 'second-waits',
  title: 'A second request is refused while the first is pending',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'creates', checkSecondRequest),
}

async function checkSecondRequest(
  run: Run,
  { operation, value, proves }: Having<'creates'>,
): Promise<void> {
  if (proves['second'] === undefined) return
  const body = await bodyFor(run, operation)
  const first = await askForSuccess(run, operation, body)
  let second = await run.ask(operation, body)
  for (let count = 2; count <= value.atMost && outcomeOf(second) === 'success'; count += 1)
    second = await run.ask(operation, body)
  if (outcomeOf(second) === 'wait') {
    run.confirm(proves['second'], operation)
    run.confirm(proves['waits'], operation)
  } else if (outcomeOf(second) === 'success') {
    const message =
      value.atMost === 1
        ? 'accepts a second request while the first is pending'
        : `accepts more than ${value.atMost} requests while none is answered`
    run.report(operation, { message, refutes: [proves['second']] }, second)
  }
  await cancelCreated(run, operation, second)
  await cancelCreated(run, operation, first)
}

export const ticketsServeOnce: Probe = {
  id: 'tickets-serve-once',
  title: 'A ticket is valid once',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'ticket', checkUsedTicket),
}

async function checkUsedTicket(run: Run, { operation, proves }: Having<'ticket'>): Promise<void> {
  const body = await bodyFor(run, operation)
  await cancelCreated(run, operation, await askForSuccess(run, operation, body))
  const second = await run.ask(operation, body)
  const message = `answers ${describeAnswer(second)} to a used ticket, instead of already`
  const isUsed = outcomeOf(second) === 'already'
  if (!run.judge(isUsed, operation, message, second, proves['used']))
    await cancelCreated(run, operation, second)
}
