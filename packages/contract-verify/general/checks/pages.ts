import { ifThere } from '../../core/if-there.ts'
import { keyOf } from '../calls/request.ts'
import type { GeneralOperation, Parameter } from '../contract/general.model.ts'
import type { GeneralProbe, GeneralRun } from '../run/general-run.ts'
import { fittingFor, makeItem } from '../run/items.ts'
import { idIn, itemsIn } from '../run/item-values.ts'
import type { Resource } from '../run/resources.ts'

const id = 'pages-are-stable'

const SIZE = /^\$?(limit|size|per_?page|page_?size|count|take|top|max_?results)$/i
const START = /^\$?(offset|skip|start|page|page_?(number|no|index)|p)$/i
const BY_PAGE = /^\$?p/i
const PER_PAGE = 2
/** Number of items for two pages. */
const NEEDED = 4

export const pagesAreStable: GeneralProbe = {
  id,
  title: 'Pages have the size that was asked for, and none repeats items of another',
  jobs: (run) =>
    run.operations.flatMap((operation) => {
      const size = parameterOf(operation, SIZE)
      if (operation.method !== 'GET' || size === undefined || run.whyNot(operation) !== null)
        return []
      const work = () => ifThere(run, id, operation, () => tryPages(run, operation, size))
      return [{ operation, work }]
    }),
}

const parameterOf = ({ parameters }: GeneralOperation, name: RegExp): Parameter | undefined =>
  parameters.find((one) => one.in === 'query' && name.test(one.name))

async function tryPages(
  run: GeneralRun,
  operation: GeneralOperation,
  size: Parameter,
): Promise<void> {
  const resource = run.resources.find(({ list }) => list === operation)
  if (resource?.create !== undefined && run.whyNot(resource.create) === null)
    for (let count = 0; count < NEEDED; count += 1) await makeItem(run, resource)
  const { values } = await fittingFor(run, operation, { variant: 2 })
  const { minimum = 1, maximum = PER_PAGE } = run.contract.resolve(size.schema)
  const count = Math.max(minimum, Math.min(PER_PAGE, maximum))
  const start = parameterOf(operation, START)
  const page = async (position: number) => {
    const answer = await run.ask(operation, {
      values: {
        ...values,
        [keyOf(size)]: count,
        ...(start === undefined ? {} : { [keyOf(start)]: position }),
      },
      body: undefined,
    })
    return { answer, items: run.isDone(answer) ? itemsIn(resource ?? {}, answer.json) : undefined }
  }
  const byPage = start !== undefined && BY_PAGE.test(start.name)
  const first = byPage ? firstPage(run, start) : 0
  const one = await page(first)
  if (one.items === undefined) return
  if (one.items.length > count) {
    const message = `answers ${one.items.length} items where ${size.name} is ${count}`
    run.report(id, operation, { message }, one.answer)
    return
  }
  if (start === undefined || one.items.length < count) return
  const two = await page(first + (byPage ? 1 : count))
  const before = new Set(one.items.map((item) => markOf(resource, item)))
  const again = (two.items ?? []).filter((item) => before.has(markOf(resource, item)))
  if (again.length === 0) return
  const message = `repeats ${again.length} of the items of the first page on the second`
  run.report(id, operation, { message }, two.answer)
}

function firstPage(run: GeneralRun, { schema }: Parameter): number {
  const { default: usual, minimum = 1 } = run.contract.resolve(schema)
  return typeof usual === 'number' ? usual : minimum
}

const markOf = (resource: Resource | undefined, item: unknown): string =>
  String((resource === undefined ? undefined : idIn(resource, item)) ?? JSON.stringify(item))
