import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../../../src/lib/json.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import type { Asked, GeneralProbe, GeneralRun } from '../run/general-run.ts'
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

// Falling, so that a backend that counts does not answer two of them by chance.
const VARIANTS = [8, 7, 6, 5]

function memberOf({ json }: Pick<Asked, 'json'>, name: string): unknown {
  const item = itemIn(json, name)
  return isRecord(item) ? item[name] : undefined
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
    const usual = memberOf(asked, name)
    const [value, other] = VARIANTS.map((variant) =>
      fittingValue(run.contract, property, {
        variant,
        seed: run.settings.seed + 3,
        fresh: run.fresh,
      }),
    ).filter((one) => !isDeepStrictEqual(one, usual))
    // The backend's own value cannot be told from it.
    if (value === undefined || typeof value === 'boolean' || value === null) continue
    note(run, `${operation.id} /${name} readOnly`)
    const whole = fitting.body
    const assign = async (one: unknown) => {
      const body = { ...whole, [name]: one }
      const asked = await run.ask(operation, { ...fitting, body, isFitting: false })
      return run.isDone(asked) && isDeepStrictEqual(memberOf(asked, name), one) ? asked : null
    }
    const assigned = await assign(value)
    if (assigned === null) continue
    // Once may be chance: a backend may count sizes or numbers itself.
    if (other !== undefined && (await assign(other)) === null) continue
    const isReadOnly = merged(run.contract, property).readOnly === true
    const why = isReadOnly ? 'is readOnly' : 'only answers have'
    const message = `accepts /${name} from the request, which ${why}`
    run.report(id, operation, { message, isWarning: !isReadOnly }, assigned)
  }
}
