import { isDeepStrictEqual } from 'node:util'
import { isRecord, readProperty } from '../../../../src/lib/json.ts'
import { ifThere } from '../../core/if-there.ts'
import { pointerTo } from '../../core/pointer.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import type { Asked, GeneralProbe, GeneralRun, Item } from '../run/general-run.ts'
import { askAbout, fittingFor, naming } from '../run/items.ts'
import { idIn, itemIn, itemsIn } from '../run/item-values.ts'
import type { Resource } from '../run/resources.ts'
import { fittingValue } from '../values/fitting-value.ts'
import { merged, plainValue, textsOfPattern } from '../values/plain-value.ts'
import { readsBelow } from './below.ts'
import { listedIds } from './listed.ts'
import { jobsOfResources, readAgain, reportLost, status } from './of-resources.ts'

const UPDATED = 'update-is-read'
const TWICE = 'same-request-twice'

export const updateIsRead: GeneralProbe = {
  id: UPDATED,
  title: 'What was changed is read as it was sent',
  jobs: jobsOfResources(UPDATED, tryUpdate, ({ update }) => update !== undefined),
}

async function tryUpdate(run: GeneralRun, item: Item): Promise<void> {
  const { update } = item.resource
  if (update?.body == null || run.whyNot(update) !== null) return
  const choice = { variant: 3, seed: run.settings.seed, fresh: run.fresh }
  const sent = fittingValue(run.contract, update.body.schema, choice)
  const done = await askAbout(run, item, update, { body: sent })
  if (!run.isDone(done)) return
  const read = await readAgain(run, item)
  const isLost =
    read !== null &&
    run.isDone(read) &&
    reportLost(run, UPDATED, update, { item, sent, echoed: done.json, read })
  if (isLost) return
  if (update.method === 'PUT') {
    await tryTwice(run, item, update, { sent, first: read })
    await tryReplace(run, item, update)
  } else await tryParts(run, item, update)
}

/** PUT replaces the whole item: what it leaves out is not kept (RFC 9110, 9.3.4). */
async function tryReplace(run: GeneralRun, item: Item, update: GeneralOperation): Promise<void> {
  const { contract, settings } = run
  if (update.body === null) return
  const before = await readAgain(run, item)
  const choice = { variant: 1, seed: settings.seed, fresh: run.fresh }
  const short = fittingValue(contract, update.body.schema, choice)
  const done = await askAbout(run, item, update, { body: short })
  const after = await readAgain(run, item)
  if (before === null || after === null || !run.isDone(done) || !run.isDone(after)) return
  const { properties = {} } = merged(contract, update.body.schema)
  const kept = Object.entries(properties).filter(([name, written]) => {
    const value = memberOf(before, name)
    const { default: usual, enum: listed } = merged(contract, written)
    const isTold = value != null && usual === undefined && listed === undefined
    const isLeftOut = isRecord(short) && !(name in short) && typeof value !== 'boolean'
    return isTold && isLeftOut && isDeepStrictEqual(memberOf(after, name), value)
  })
  const [first] = kept
  if (first === undefined) return
  const pointer = pointerTo(first[0])
  const message = `keeps ${pointer}, which the request that replaced the item does not have (RFC 9110, 9.3.4)`
  run.report(UPDATED, update, { pointer, message, isWarning: true }, after)
}

const memberOf = ({ json }: Asked, name: string): unknown => {
  const item = itemIn(json, name)
  return isRecord(item) ? item[name] : undefined
}

/** PATCH with null clears a member that may be null, and any leaves the others (RFC 7396). */
async function tryParts(run: GeneralRun, item: Item, update: GeneralOperation): Promise<void> {
  const { contract, settings } = run
  const before = await readAgain(run, item)
  if (update.body === null || before === null || !run.isDone(before)) return
  const { schema } = update.body
  const { properties = {} } = merged(contract, schema)
  const names = Object.keys(properties).filter((one) => memberOf(before, one) != null)
  const isNullable = (one: string) =>
    [contract.resolve(properties[one] ?? {}).type ?? []].flat().includes('null')
  const choice = { variant: 6, seed: settings.seed, fresh: run.fresh }
  const plain = fittingValue(contract, schema, choice)
  const changes = [
    ...names
      .filter((one) => !isNullable(one))
      .map((one) => [one, readProperty(plain, one)] as const),
    ...names.filter(isNullable).map((one) => [one, null] as const),
  ]
  const [first, last] = [changes[0], changes.findLast(([, value]) => value === null)]
  for (const [name, value] of new Set([first, last].flatMap((one) => (one ? [one] : [])))) {
    const body = { [name]: value }
    if (contract.faultsOf(schema, body).length > 0) continue
    if (await reportsPart(run, { item, update, body, name, others: names })) return
  }
}

type Part = {
  readonly item: Item
  readonly update: GeneralOperation
  readonly body: Readonly<Record<string, unknown>>
  readonly name: string
  readonly others: readonly string[]
}

/** @returns whether something was lost, or not cleared */
async function reportsPart(
  run: GeneralRun,
  { item, update, body, name, others }: Part,
): Promise<boolean> {
  const done = await askAbout(run, item, update, { body })
  const after = await readAgain(run, item)
  if (!run.isDone(done) || after === null || !run.isDone(after)) return false
  const told = (at: string, words: string) => {
    const pointer = pointerTo(at)
    const message = `${after.operation.id} ${words.replace('$', pointer)}`
    run.report(UPDATED, update, { pointer, message }, after)
    return true
  }
  if (body[name] === null && memberOf(after, name) != null)
    return told(name, 'still has $, which was set to null')
  const lost = others.find((one) => one !== name && memberOf(after, one) == null)
  return lost !== undefined && told(lost, `lost $ when only ${pointerTo(name)} was changed`)
}

/** Idempotent methods have the same effect once and twice (RFC 9110, 9.2.2). */
async function tryTwice(
  run: GeneralRun,
  item: Item,
  update: GeneralOperation,
  { sent, first }: { readonly sent: unknown; readonly first: Asked | null },
): Promise<void> {
  const before = await listedIds(run, item)
  const again = await askAbout(run, item, update, { body: sent })
  if (!run.isDone(again)) {
    if (status(again) >= 500 || status(again) === 0) return
    const message = `answers HTTP ${status(again)} to the same request again`
    run.report(TWICE, update, { message }, again)
    return
  }
  const after = await listedIds(run, item)
  if (before !== null && after !== null && after.ids.length > before.ids.length)
    run.report(TWICE, update, { message: 'makes another item when it is sent again' }, again)
  const read = first === null ? null : await readAgain(run, item)
  if (read === null || !run.isDone(read)) return
  reportLost(run, TWICE, update, { item, sent, echoed: again.json, read })
}

export const sameRequestTwice: Pick<GeneralProbe, 'id' | 'title'> = {
  id: TWICE,
  title: 'PUT and DELETE have the same effect once and twice (RFC 9110, 9.2.2)',
}

const REMOVED = 'removed-is-gone'

export const removedIsGone: GeneralProbe = {
  id: REMOVED,
  title: 'What was deleted is neither read, changed nor listed',
  jobs: jobsOfResources(REMOVED, tryRemoved, ({ remove }) => remove !== undefined),
}

async function tryRemoved(run: GeneralRun, item: Item): Promise<void> {
  const { remove, update } = item.resource
  if (remove === undefined || run.whyNot(remove) !== null) return
  const before = await readAgain(run, item)
  const done = await askAbout(run, item, remove)
  if (!run.isDone(done)) return
  const told = (words: string, call: Asked) =>
    run.report(REMOVED, remove, { message: `${call.operation.id} ${words}` }, call)
  const read = await readAgain(run, item)
  const isThere = read !== null && run.isDone(read)
  // Some backends keep what was deleted, and mark it: as cancelled, for example.
  if (isThere && before !== null && !isDeepStrictEqual(before.json, read.json)) return
  if (isThere) told(`still answers HTTP ${status(read)} for a deleted item`, read)
  for (const below of readsBelow(run, item)) {
    if (run.whyNot(below) !== null) continue
    const answer = await askAbout(run, item, below)
    if (run.isDone(answer)) told(`still answers HTTP ${status(answer)} for a deleted item`, answer)
  }
  const found = await listedIds(run, item)
  if (found?.ids.includes(String(item.id)) === true) told('still has a deleted item', found.asked)
  // PUT may create the item again.
  if (update?.method === 'PATCH' && run.whyNot(update) === null) {
    const changed = await askAbout(run, item, update)
    if (run.isDone(changed)) told(`answers HTTP ${status(changed)} for a deleted item`, changed)
  }
  await askAbout(run, item, remove)
}

const UNKNOWN = 'unknown-is-not-found'

export const unknownIsNotFound: GeneralProbe = {
  id: UNKNOWN,
  title: 'An item that does not exist is not found',
  jobs: (run) =>
    run.resources.flatMap((resource) => {
      const { read } = resource
      const isWanted = read !== undefined && run.operations.includes(read)
      if (!isWanted || run.whyNot(read) !== null) return []
      const work = () => ifThere(run, UNKNOWN, read, () => tryUnknown(run, resource, read))
      return [{ operation: read, work }]
    }),
}

/** Larger than identifiers of a backend with few items, and a 32-bit number. */
const LARGE = 1_999_999_001
/** Calls whose lists say which items there are. */
const KNOWN_FROM = 300

async function tryUnknown(
  run: GeneralRun,
  resource: Resource,
  read: GeneralOperation,
): Promise<void> {
  const parameter = read.parameters.find(({ name }) => name === resource.parameter)
  if (parameter === undefined) return
  const { contract, settings } = run
  const { pattern, maxLength = Infinity } = contract.resolve(parameter.schema)
  const choice = { variant: 4, seed: settings.seed + 17, fresh: run.fresh }
  const known = new Set([...run.state.created].map(({ id }) => String(id)))
  for (const { json } of run.state.calls.slice(-KNOWN_FROM))
    for (const one of itemsIn(resource, json) ?? []) known.add(String(idIn(resource, one)))
  const drawn = pattern === undefined ? [] : textsOfPattern(pattern, settings.seed).toReversed()
  const plain = plainValue(contract, parameter.schema, choice)
  const candidates = [LARGE, `${run.fresh()}none`, ...drawn, plain]
  const unknown = candidates.find(
    (one) =>
      contract.faultsOf(parameter.schema, one).length === 0 &&
      String(one).length <= maxLength &&
      !known.has(String(one)),
  )
  const { enum: listed } = contract.resolve(parameter.schema)
  // If items can be neither listed nor created, any value may name one.
  const hasItems = resource.create ?? resource.list ?? resource.remove
  if (unknown === undefined || listed !== undefined || hasItems === undefined) return
  const fitting = await fittingFor(run, read, { variant: 2 })
  const named = naming({ resource, id: unknown as string, values: {} }, read, fitting)
  const answer = await run.ask(read, { ...named, isFitting: true })
  if (!run.isDone(answer)) return
  const items = itemsIn({ items: undefined }, answer.json)
  const isEmpty = items?.length === 0 || answer.json === null || answer.received?.text === ''
  const isListed = read.answers.has('404') || read.answers.has('4XX')
  const what = isEmpty ? 'with nothing ' : ''
  const message = `answers HTTP ${status(answer)} ${what}for an item that does not exist`
  run.report(UNKNOWN, read, { message, isWarning: isEmpty || !isListed }, answer)
}
