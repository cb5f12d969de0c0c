import { answerWords, outcomeOf } from '../core/outcome.ts'
import { jobsHaving, undo } from '../core/probe.ts'
import type { Having, Probe, Run } from '../core/run.ts'
import { bodyFor } from '../core/values.ts'

const id = 'second-waits'

export const secondWaits: Probe = {
  id,
  title: 'A second request is refused while the first is pending',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'creates', askTwice),
}

async function askTwice(run: Run, { operation, value, proves }: Having<'creates'>): Promise<void> {
  if (proves['second'] === undefined) return
  const body = await bodyFor(run, operation)
  const first = await run.ask(operation, body)
  if (outcomeOf(first) !== 'success') {
    run.skip(id, operation, `it answers ${answerWords(first)}`)
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
    run.report(id, operation, { message, refutes: [proves['second']] }, second)
  }
  await undo(run, operation, second)
  await undo(run, operation, first)
}
