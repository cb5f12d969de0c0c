import { ifThere } from '../../core/if-there.ts'
import type { ApiCall } from '../../core/model.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import type { Asked, GeneralProbe, GeneralRun, Item } from '../run/general-run.ts'
import { askAbout, fittingFor, makeItem, naming } from '../run/items.ts'
import { idIn, itemsIn } from '../run/item-values.ts'
import type { Resource } from '../run/resources.ts'
import { fittingValue } from '../values/fitting-value.ts'
import { plainValue } from '../values/plain-value.ts'
import { describedBy, schemaOfAnswer } from './answer-checks.ts'

import { comparable, lostIn } from './kept.ts'

type WithCreate = Resource & { readonly create: GeneralOperation }

/** Jobs for each resource whose items this run can create. */
export const jobsOfResources =
  (
    check: string,
    work: (run: GeneralRun, item: Item) => Promise<void>,
    has: (resource: Resource) => boolean = () => true,
  ): GeneralProbe['jobs'] =>
  (run) =>
    run.resources
      .filter((one): one is WithCreate => one.create !== undefined && has(one))
      .filter(({ create }) => run.operations.includes(create) && run.whyNot(create) === null)
      .map((resource) => ({
        operation: resource.create,
        work: () =>
          ifThere(run, check, resource.create, async () => {
            const item = await makeItem(run, resource)
            if (item === null) run.skip(check, resource.create, 'this run could make no item')
            else await work(run, item)
          }),
      }))

export const status = ({ received }: ApiCall): number => received?.status ?? 0

/** Reads an item; null: the contract has no operation for that. */
async function readAgain(run: GeneralRun, item: Item): Promise<Asked | null> {
  const { read } = item.resource
  return read === undefined || run.whyNot(read) !== null ? null : askAbout(run, item, read)
}

/**
 * Reports what a read lacks of what was sent.
 * @returns whether it lacks anything
 */
function reportLost(
  run: GeneralRun,
  check: string,
  operation: GeneralOperation,
  {
    item,
    sent,
    echoed,
    read,
  }: Readonly<{ item: Item; sent: unknown; echoed: unknown; read: Asked }>,
): boolean {
  const { parameter } = item.resource
  const answer = describedBy(read.operation, status(read))
  const schema = read.received === null ? undefined : schemaOfAnswer(answer, read.received)
  const left = [parameter.replace(/^\//, ''), 'id']
  const lost = lostIn({
    contract: run.contract,
    schema,
    sent: comparable(operation, sent),
    read: read.json,
    echoed,
    left,
  })
  for (const { pointer, message } of lost.slice(0, 3))
    run.report(check, operation, { pointer, message: `${read.operation.id} ${message}` }, read)
  return lost.length > 0
}

const CREATED = 'created-is-read'

export const createdIsRead: GeneralProbe = {
  id: CREATED,
  title: 'What was created is read as it was sent',
  jobs: jobsOfResources(CREATED, tryCreated),
}

async function tryCreated(run: GeneralRun, item: Item): Promise<void> {
  const { create = item.asked.operation } = item.resource
  const { asked, sent } = item
  const read = await readAgain(run, item)
  if (read === null) {
    reportLost(run, CREATED, create, { item, sent, echoed: asked.json, read: asked })
    return
  }
  if (run.isDone(read)) {
    reportLost(run, CREATED, create, { item, sent, echoed: asked.json, read })
    return
  }
  // A server error is reported as such.
  if (status(read) < 400 || status(read) >= 500) return
  const message = `${read.operation.id} answers HTTP ${status(read)} for the item that was just created`
  run.report(CREATED, create, { message }, read)
}

const LISTED = 'created-is-listed'
/** A longer list may have pages. */
const WHOLE_LIST = 10

export const createdIsListed: GeneralProbe = {
  id: LISTED,
  title: 'What was created is in its list',
  jobs: jobsOfResources(LISTED, tryListed, ({ list }) => list !== undefined),
}

/** Identifiers in the list around an item; null: it cannot be read, or may have more pages. */
export async function listedIds(
  run: GeneralRun,
  { resource, values, who }: Pick<Item, 'resource' | 'values' | 'who'>,
): Promise<{ readonly ids: readonly string[]; readonly asked: Asked } | null> {
  const { list } = resource
  if (list === undefined || run.whyNot(list) !== null) return null
  const fitting = await fittingFor(run, list, { who, variant: 2 })
  const asked = await run.ask(list, { ...fitting, values: { ...fitting.values, ...values }, who })
  const items = run.isDone(asked) ? itemsIn(resource, asked.json) : undefined
  if (items === undefined) return null
  return { ids: items.map((one) => String(idIn(resource, one) ?? '')), asked }
}

async function tryListed(run: GeneralRun, item: Item): Promise<void> {
  const found = await listedIds(run, item)
  if (found === null || found.ids.length >= WHOLE_LIST) return
  if (found.ids.includes(String(item.id))) return
  // A list without identifiers proves nothing.
  if (found.ids.length > 0 && found.ids.every((id) => id === '')) return
  const { create = item.asked.operation } = item.resource
  const message = `${found.asked.operation.id} does not have the item that was just created`
  run.report(LISTED, create, { message }, found.asked)
}

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
  if (update.method === 'PUT' && !isLost) await tryTwice(run, item, update, { sent, first: read })
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
  const done = await askAbout(run, item, remove)
  if (!run.isDone(done)) return
  const told = (words: string, call: Asked) =>
    run.report(REMOVED, remove, { message: `${call.operation.id} ${words}` }, call)
  const read = await readAgain(run, item)
  if (read !== null && run.isDone(read))
    told(`still answers HTTP ${status(read)} for a deleted item`, read)
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

async function tryUnknown(
  run: GeneralRun,
  resource: Resource,
  read: GeneralOperation,
): Promise<void> {
  const parameter = read.parameters.find(({ name }) => name === resource.parameter)
  if (parameter === undefined) return
  const { contract, settings } = run
  const choice = { variant: 4, seed: settings.seed + 17, fresh: run.fresh }
  const candidates = [LARGE, `${run.fresh()}none`, plainValue(contract, parameter.schema, choice)]
  const unknown = candidates.find((one) => contract.faultsOf(parameter.schema, one).length === 0)
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
