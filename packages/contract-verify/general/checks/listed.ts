import type { Who } from '../calls/identity.ts'
import type { Values } from '../calls/request.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import type { Asked, GeneralProbe, GeneralRun, Item } from '../run/general-run.ts'
import { idIn, itemsIn } from '../run/item-values.ts'
import { fittingFor } from '../run/items.ts'
import { readPages } from '../run/list-pages.ts'
import type { Pages } from '../run/list-pages.ts'
import type { Resource } from '../run/resources.ts'
import { jobsOfResources } from './of-resources.ts'

const LISTED = 'created-is-listed'
/** A longer list may have pages. */
const WHOLE_LIST = 10

export const createdIsListed: GeneralProbe = {
  id: LISTED,
  title: 'What was created is in its list',
  jobs: jobsOfResources(LISTED, tryListed, ({ list }) => list !== undefined),
}

const MOST_PAGES = 10

export type Listed = {
  readonly ids: readonly string[]
  /** The page that has the item, otherwise the first. */
  readonly asked: Asked
  readonly isWhole: boolean
}

/** Identifiers in the list around an item; null: it cannot be read. */
export async function listedIds(
  run: GeneralRun,
  { resource, values, who, id }: Pick<Item, 'resource' | 'values' | 'who' | 'id'>,
): Promise<Listed | null> {
  const { list } = resource
  if (list === undefined || run.whyNot(list) !== null) return null
  const fitting = await fittingFor(run, list, { who, variant: 2 })
  const { pages, isWhole } =
    fitting.body === undefined
      ? await readPages(run, list, resource, {
          values: { ...fitting.values, ...values },
          who,
          most: MOST_PAGES,
        })
      : await onePage(run, list, resource, { ...fitting, who })
  const named = pages.map(({ asked, items }) => ({
    asked,
    ids: items.map((one) => String(idIn(resource, one) ?? '')),
  }))
  const { asked } = named.find(({ ids }) => ids.includes(String(id))) ?? named[0] ?? {}
  return asked === undefined ? null : { ids: named.flatMap(({ ids }) => ids), asked, isWhole }
}

/** A list that is asked for by a body. */
async function onePage(
  run: GeneralRun,
  list: GeneralOperation,
  resource: Resource,
  { values, body, who }: { readonly values: Values; readonly body: unknown; readonly who: Who },
): Promise<Pages> {
  const asked = await run.ask(list, { values, body, who })
  const items = run.isDone(asked) ? itemsIn(resource, asked.json) : undefined
  return items === undefined
    ? { pages: [], isWhole: false }
    : { pages: [{ asked, items }], isWhole: items.length < WHOLE_LIST }
}

async function tryListed(run: GeneralRun, item: Item): Promise<void> {
  const found = await listedIds(run, item)
  if (found === null || !found.isWhole) return
  if (found.ids.includes(String(item.id))) return
  // A list without identifiers proves nothing.
  if (found.ids.length > 0 && found.ids.every((id) => id === '')) return
  const { create = item.asked.operation } = item.resource
  const message = `${found.asked.operation.id} does not have the item that was just created`
  run.report(LISTED, create, { message }, found.asked)
}
