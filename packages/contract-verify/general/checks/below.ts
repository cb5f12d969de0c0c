import type { GeneralOperation } from '../contract/general.model.ts'
import type { GeneralRun, Item } from '../run/general-run.ts'

/** What is read of an item by paths below its own. */
export function readsBelow({ operations }: GeneralRun, { resource }: Item): GeneralOperation[] {
  const { path, parameters = [] } = resource.read ?? resource.remove ?? {}
  const known = new Set(parameters.map(({ name }) => name))
  return operations.filter(
    (one) =>
      path !== undefined &&
      one.method === 'GET' &&
      one.path.startsWith(`${path}/`) &&
      one.parameters.every((each) => each.in !== 'path' || known.has(each.name)),
  )
}
