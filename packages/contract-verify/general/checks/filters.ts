import { isRecord } from '../../../../src/lib/json.ts'
import { keyOf } from '../calls/request.ts'
import type { Values } from '../calls/request.ts'
import type { GeneralOperation, Parameter } from '../contract/general.model.ts'
import type { GeneralProbe, GeneralRun } from '../run/general-run.ts'
import { fittingFor } from '../run/items.ts'
import { readPages } from '../run/list-pages.ts'
import { merged, typeOf } from '../values/plain-value.ts'
import { jobsFor, note } from './fitting.ts'

const id = 'filters-are-kept'

const MOST_PAGES = 10

export const filtersAreKept: GeneralProbe = {
  id,
  title: 'A list that is asked for some of its items has those and no others',
  jobs: jobsFor(
    id,
    tryFilters,
    ({ method, parameters }) =>
      method === 'GET' && parameters.some(({ in: place }) => place === 'query'),
  ),
}

type Filter = {
  readonly parameter: Parameter
  /** The member of an item that the parameter names. */
  readonly member: string
  readonly isList: boolean
}

/** Parameters that take listed values, or identifiers, of a member of the items. */
function filtersOf(
  { contract }: GeneralRun,
  { parameters }: GeneralOperation,
  items: readonly unknown[],
): readonly Filter[] {
  const [item] = items.filter(isRecord)
  if (item === undefined) return []
  return parameters.flatMap((parameter): readonly Filter[] => {
    const schema = merged(contract, parameter.schema)
    const isList = typeOf(schema) === 'array'
    const own = isList ? merged(contract, schema.items ?? {}) : schema
    const { name, in: place } = parameter
    const isId = isList && /^ids?$/i.test(name)
    const member = [name, name.replace(/s$/i, '')].find((one) => one in item)
    const isWanted = place === 'query' && (own.enum !== undefined || isId)
    return isWanted && member !== undefined ? [{ parameter, member, isList }] : []
  })
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

async function tryFilters(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const { values } = await fittingFor(run, operation)
  const resource = run.resources.find(({ list }) => list === operation)
  const listed = async (more: Values) => {
    const wanted = { values: { ...values, ...more }, most: MOST_PAGES }
    const { pages } = await readPages(run, operation, resource, wanted)
    return { asked: pages[0]?.asked, items: pages.flatMap(({ items }) => items) }
  }
  const { items: all } = await listed({})
  for (const { parameter, member, isList } of filtersOf(run, operation, all)) {
    const valueOf = (item: unknown) => (isRecord(item) ? item[member] : undefined)
    const known = [...new Set(all.map(valueOf).filter(isPlain))].slice(0, 2)
    const tries = isList ? [known.slice(0, 1), known] : [known.slice(0, 1)]
    for (const wanted of tries.filter(({ length }) => length > 0)) {
      const { asked, items } = await listed({ [keyOf(parameter)]: isList ? wanted : wanted[0] })
      if (asked === undefined) continue
      note(run, `${operation.id} ${keyOf(parameter)} filter`)
      const found = new Set(items.map(valueOf))
      const other = [...found].find((value) => isPlain(value) && !wanted.includes(value))
      const missing = wanted.find((value) => !found.has(value))
      const what = `${parameter.name} ${wanted.join(' or ')} was asked for`
      const words =
        other !== undefined
          ? `answers an item whose ${member} is ${String(other)}`
          : missing !== undefined && items.length < all.length
            ? `leaves out the items whose ${member} is ${missing}`
            : null
      if (words === null) continue
      run.report(id, operation, { message: `${words}, where ${what}` }, asked)
      break
    }
  }
}
