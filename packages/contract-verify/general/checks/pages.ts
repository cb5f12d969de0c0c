import { ifThere } from '../../core/if-there.ts'
import type { GeneralOperation, Parameter } from '../contract/general.model.ts'
import type { GeneralProbe, GeneralRun, Item } from '../run/general-run.ts'
import { fittingFor, makeItem } from '../run/items.ts'
import { markOf, pagingOf, readPages } from '../run/list-pages.ts'

const id = 'pages-are-stable'

const PER_PAGE = 2
/** Number of items for two pages. */
const NEEDED = 4
const MOST_PAGES = 40

export const pagesAreStable: GeneralProbe = {
  id,
  title:
    'Pages have the size that was asked for, none repeats items of another, and none is left out',
  jobs: (run) =>
    run.operations.flatMap((operation) => {
      const { size } = pagingOf(operation)
      if (size === undefined || run.whyNot(operation) !== null) return []
      const work = () => ifThere(run, id, operation, () => tryPages(run, operation, size))
      return [{ operation, work }]
    }),
}

async function tryPages(
  run: GeneralRun,
  operation: GeneralOperation,
  size: Parameter,
): Promise<void> {
  const resource = run.resources.find(({ list }) => list === operation)
  const made: Item[] = []
  if (resource?.create !== undefined && run.whyNot(resource.create) === null)
    for (let count = 0; count < NEEDED; count += 1) {
      const item = await makeItem(run, resource)
      if (item !== null) made.push(item)
    }
  const { values } = await fittingFor(run, operation, { variant: 2 })
  const { minimum = 1, maximum = PER_PAGE } = run.contract.resolve(size.schema)
  const count = Math.max(minimum, Math.min(PER_PAGE, maximum))
  const around = made.at(-1)?.values ?? {}
  const { pages, isWhole } = await readPages(run, operation, resource, {
    values: { ...values, ...around },
    count,
    most: MOST_PAGES,
  })
  const met = new Set<string>()
  for (const { asked, items } of pages) {
    if (items.length > count) {
      const message = `answers ${items.length} items where ${size.name} is ${count}`
      run.report(id, operation, { message }, asked)
      return
    }
    const marks = items.map((item) => markOf(resource, item))
    const again = marks.filter((mark) => met.has(mark)).length
    if (again > 0) {
      const message = `repeats ${again} of the items of earlier pages`
      run.report(id, operation, { message }, asked)
      return
    }
    for (const mark of marks) met.add(mark)
  }
  const last = pages.at(-1)
  const out = made.filter((item) => !met.has(String(item.id)))
  // Other lists, such as those of the latest items, need not have all.
  if (!isWhole || pages.length < 2 || last === undefined || out.length === made.length) return
  if (out.length === 0) return
  const message = `leaves out ${out.length} of ${made.length} items that were just created, on ${pages.length} pages of ${count}`
  run.report(id, operation, { message }, last.asked)
}
