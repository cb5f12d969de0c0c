import { ifThere } from '../../core/if-there.ts'
import { keyOf } from '../calls/request.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import type { GeneralProbe, GeneralRun } from '../run/general-run.ts'
import { fittingFor, withToldValues } from '../run/items.ts'
import { endsSession } from '../run/harmful.ts'
import { namesVersion } from '../run/resources.ts'
import type { Fitting } from '../values/variation.ts'
import { generatedValues } from '../values/generated-values.ts'

/** Kinds of plain requests that are tried until one succeeds. */
const VARIANTS = 4

/** A job for each operation that may be called, but for those that end the session. */
export const jobsFor =
  (
    check: string,
    work: (run: GeneralRun, operation: GeneralOperation) => Promise<void>,
    isOf: (operation: GeneralOperation) => boolean = () => true,
  ): GeneralProbe['jobs'] =>
  (run) =>
    run.operations
      .filter((one) => isOf(one) && run.whyNot(one) === null && !endsSession(one))
      .map((operation) => ({
        operation,
        work: () => ifThere(run, check, operation, () => work(run, operation)),
      }))

export const fittingIsAccepted: GeneralProbe = {
  id: 'fitting-is-accepted',
  title: 'Some request that fits the contract is accepted',
  jobs: jobsFor('fitting-is-accepted', tryPlain),
}

async function tryPlain(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const { id } = operation
  for (let variant = 0; variant < VARIANTS && !run.state.successes.has(id); variant += 1) {
    const fitting = await fittingFor(run, operation, { variant })
    const answer = await run.ask(operation, fitting)
    const status = answer.received?.status ?? 0
    // Another request changes nothing about a missing login.
    if (status === 401 || status === 403) return
  }
  if (run.state.successes.has(id)) return
  const refusal = run.state.refusals.get(id)
  if (refusal === undefined) return
  const status = refusal.received?.status ?? 0
  // A login is accepted only with a password that the backend knows.
  if (/"pass(word|wd)?"|password=/i.test(refusal.sent.text ?? '')) return
  const message = `refuses each of ${VARIANTS} requests that fit the contract, such as with HTTP ${status}`
  run.report('fitting-is-accepted', operation, { message, isWarning: true }, refusal)
}

/** Sends valid requests, with all members or only the required ones, and returns the first accepted one; null: none. */
export async function acceptedFor(
  run: GeneralRun,
  operation: GeneralOperation,
): Promise<Fitting | null> {
  if (!run.state.successes.has(operation.id)) return null
  for (const variant of [2, 0, 1]) {
    const fitting = await fittingFor(run, operation, { variant })
    if (run.isDone(await run.ask(operation, fitting))) return fitting
  }
  return null
}

/** Counts a constraint as tried. */
export const note = ({ state }: GeneralRun, keyword: string): void =>
  void state.keywords.set(keyword, (state.keywords.get(keyword) ?? 0) + 1)

export const generatedRequests: GeneralProbe = {
  id: 'generated-requests',
  title: 'Generated requests that fit the contract are answered as documented',
  jobs: jobsFor('generated-requests', tryGenerated, ({ method }) => method !== 'DELETE'),
}

async function tryGenerated(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const { contract, settings } = run
  const { seed, generated: count } = settings
  const { body, parameters } = operation
  const varied = parameters.filter(
    (one) => one.in === 'query' || (one.in === 'header' && !namesVersion(one)),
  )
  if (body === null && varied.length === 0) return
  const fitting = await fittingFor(run, operation, { variant: 2 })
  const bodies = body === null ? [] : generatedValues(contract, body.schema, { seed, count })
  const values = varied
    .filter((one) => run.profile.values?.[one.name] === undefined)
    .map((one) => ({ one, all: generatedValues(contract, one.schema, { seed: seed + 1, count }) }))
  for (let index = 0; index < count; index += 1) {
    const own = values.flatMap(({ one, all }, place) => {
      const value = all[index]
      // Optional ones are left out of some requests.
      const isIn = one.isRequired || (index + place) % 3 !== 0
      return value === undefined || !isIn ? [] : [[keyOf(one), value] as const]
    })
    const next = withToldValues(run, operation, bodies[index])
    if (body !== null && next === undefined && own.length === 0) break
    await run.ask(operation, {
      values: { ...fitting.values, ...Object.fromEntries(own) },
      body: next ?? fitting.body,
    })
  }
}
