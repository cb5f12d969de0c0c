import type { GeneralOperation } from '../contract/general.model.ts'
import type { Asked, GeneralProbe, GeneralRun } from '../run/general-run.ts'
import { edgesOf } from '../values/edges.ts'
import { extremesFor } from '../values/extremes.ts'
import type { Variation } from '../values/variation.ts'
import { acceptedFor, jobsFor, note } from './fitting.ts'

/** Requests at the limits of the contract, and extreme values where it sets none, for each operation. */
const AT_MOST = 30
const NAMED = 3

type Tried = { readonly variation: Variation; readonly answer: Asked }

const statusOf = ({ answer }: Tried): number => answer.received?.status ?? 0

async function tryAll(
  run: GeneralRun,
  operation: GeneralOperation,
  { all, isExtreme }: { readonly all: readonly Variation[]; readonly isExtreme: boolean },
): Promise<readonly Tried[]> {
  const tried: Tried[] = []
  for (const variation of all.slice(0, AT_MOST)) {
    note(run, `${operation.id} ${variation.place} ${variation.keyword}`)
    const answer = await run.ask(operation, { ...variation.request, isExtreme })
    tried.push({ variation, answer })
  }
  return tried
}

/** The first failures in words, each place once. */
function wordsOf(all: readonly Tried[]): string {
  const byPlace = [...Map.groupBy(all, ({ variation }) => variation.place).values()]
  const named = byPlace.slice(0, NAMED).flatMap(([one]) => (one === undefined ? [] : [one]))
  const rest = all.length - named.length
  const words = named.map(({ variation }) => variation.words).join('; ')
  return rest === 0 ? words : `${words}; and ${rest} more`
}

export const edgesAreAccepted: GeneralProbe = {
  id: 'edges-are-accepted',
  title: 'Requests at the limits of the contract are accepted',
  jobs: jobsFor('edges-are-accepted', tryEdges, ({ method }) => method !== 'DELETE'),
}

async function tryEdges(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const fitting = await acceptedFor(run, operation)
  if (fitting === null) return
  const all = edgesOf(run.contract, operation, fitting)
  const tried = await tryAll(run, operation, { all, isExtreme: false })
  const refused = tried.filter(({ answer }) => run.isInvalid(answer))
  const [first] = refused
  if (first === undefined) return
  const message = `refuses with HTTP ${statusOf(first)} what the contract allows: a request ${wordsOf(refused)}`
  run.report('edges-are-accepted', operation, { message }, first.answer)
}

export const extremesAreAnswered: GeneralProbe = {
  id: 'extremes-are-answered',
  title: 'Values for which the contract sets no limit cause no server error',
  jobs: jobsFor('extremes-are-answered', tryExtremes, ({ method }) => method !== 'DELETE'),
}

async function tryExtremes(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const fitting = await acceptedFor(run, operation)
  if (fitting === null) return
  const all = extremesFor(run.contract, operation, fitting)
  const tried = await tryAll(run, operation, { all, isExtreme: true })
  const failed = tried.filter((one) => statusOf(one) >= 500)
  const [first] = failed
  if (first === undefined) return
  const message = `answers HTTP ${statusOf(first)} where the contract sets no limit: to a request ${wordsOf(failed)}`
  run.report('extremes-are-answered', operation, { message }, first.answer)
}
