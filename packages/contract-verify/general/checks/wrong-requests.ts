import type { Asked, GeneralProbe, GeneralRun } from '../run/general-run.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import { askAbout, fittingFor } from '../run/items.ts'
import { variantsOf } from '../values/plain-value.ts'
import { violationsOf } from '../values/violations.ts'
import type { Variation } from '../values/variation.ts'
import { jobsFor, note } from './fitting.ts'

const id = 'wrong-requests-are-refused'

/** Requests that break the contract, for each operation. */
const AT_MOST = 80
/** Often accepted without harm: formats that only describe a value, and numbers sent as text. */
const LENIENT: ReadonlySet<string> = new Set(['format', 'type as text'])

/** Maximum of accepted requests named in a message. */
const NAMED = 4

export const wrongRequestsAreRefused: GeneralProbe = {
  id,
  title: 'Requests that break the contract are refused',
  jobs: jobsFor(id, tryWrong),
}

type Taken = { readonly variation: Variation; readonly answer: Asked }

async function tryWrong(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const taken: Taken[] = []
  for (const variant of variantsOf(run.contract, operation)) {
    const fitting = await fittingFor(run, operation, { variant, mayBeForeign: false })
    const all = violationsOf(run.contract, operation, fitting, variant)
    for (const variation of all.slice(0, AT_MOST)) {
      note(run, `${operation.id} ${variation.place} ${variation.keyword}`)
      const answer = await run.ask(operation, { ...variation.request, isFitting: false })
      if (!run.isDone(answer)) continue
      taken.push({ variation, answer })
      await removeMade(run, answer)
    }
  }
  const isLenient = ({ variation }: Taken) => LENIENT.has(variation.keyword)
  reportTaken(
    run,
    operation,
    taken.filter((one) => !isLenient(one)),
    false,
  )
  reportTaken(run, operation, taken.filter(isLenient), true)
}

/** Removes an item that violates the contract, because it would appear in every list. */
async function removeMade(run: GeneralRun, answer: Asked): Promise<void> {
  const item = [...run.state.created].find(({ asked }) => asked === answer)
  const remove = item?.resource.remove
  if (item !== undefined && remove !== undefined && run.whyNot(remove) === null)
    await askAbout(run, item, remove)
}

/** One finding per operation, because missing validation affects many members. */
function reportTaken(
  run: GeneralRun,
  operation: GeneralOperation,
  taken: readonly Taken[],
  isWarning: boolean,
): void {
  const [first] = taken
  if (first === undefined) return
  const byPlace = [...new Map(taken.toReversed().map((one) => [one.variation.place, one])).values()]
  const named = byPlace.toReversed().slice(0, NAMED)
  const rest = taken.length - named.length
  const words = named.map(({ variation }) => variation.words).join('; ')
  const more = rest === 0 ? '' : `; and ${rest} more`
  const { status } = first.answer.received ?? { status: 0 }
  run.report(
    id,
    operation,
    {
      message: `answers HTTP ${status} to a request ${words}${more}`,
      isWarning,
      everywhere: {
        kind: `accepts wrong requests ${isWarning}`,
        message: `accepts requests that break the contract, such as one ${first.variation.words}`,
      },
    },
    first.answer,
  )
}
