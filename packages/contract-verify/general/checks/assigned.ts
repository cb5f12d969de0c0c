import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../../../src/lib/json.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import type { GeneralProbe, GeneralRun } from '../run/general-run.ts'
import { itemIn } from '../run/item-values.ts'
import { fittingValue } from '../values/fitting-value.ts'
import { merged } from '../values/plain-value.ts'
import { describedBy, schemaOfAnswer } from './answer-checks.ts'
import { acceptedFor, jobsFor, note } from './fitting.ts'

const id = 'own-members-are-kept'

export const ownMembersAreKept: GeneralProbe = {
  id,
  title: 'Members that only answers have are not taken from requests (OWASP API3:2023)',
  jobs: jobsFor(id, tryAssign, ({ method, body }) => method !== 'DELETE' && body !== null),
}

async function tryAssign(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const fitting = await acceptedFor(run, operation)
  const { body } = operation
  if (fitting === null || body === null || !isRecord(fitting.body)) return
  const asked = run.state.successes.get(operation.id)
  if (asked?.received == null) return
  const answer = describedBy(operation, asked.received.status)
  const schema = schemaOfAnswer(answer, asked.received)
  const { properties: answered = {} } = schema === undefined ? {} : merged(run.contract, schema)
  const { properties: taken = {} } = merged(run.contract, body.schema)
  const own = Object.entries(answered).filter(([name]) => !(name in taken))
  // One request for each, because a backend may refuse one of them.
  for (const [name, property] of own) {
    const choice = { variant: 5, seed: run.settings.seed + 3, fresh: run.fresh }
    const value = fittingValue(run.contract, property, choice)
    note(run, `${operation.id} /${name} readOnly`)
    const sent = { ...fitting.body, [name]: value }
    const assigned = await run.ask(operation, { ...fitting, body: sent, isFitting: false })
    const item = itemIn(assigned.json, name)
    const found = isRecord(item) ? item[name] : undefined
    const isPlain = typeof value === 'boolean' || value === null
    if (!run.isDone(assigned) || isPlain || !isDeepStrictEqual(found, value)) continue
    const isReadOnly = merged(run.contract, property).readOnly === true
    const why = isReadOnly ? 'is readOnly' : 'only answers have'
    const message = `accepts /${name} from the request, which ${why}`
    run.report(id, operation, { message, isWarning: !isReadOnly }, assigned)
  }
}
