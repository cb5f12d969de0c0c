import { isRecord } from '../../../../src/lib/json.ts'
import type { GeneralContract, GeneralOperation, Parameter } from '../contract/general.model.ts'
import { matches } from '../profile/named.ts'
import type { Profile, WrittenResource } from '../profile/profile.ts'

/** Items of one kind, with the operations that create, read, update and delete them. */
export type Resource = {
  readonly name: string
  readonly create?: GeneralOperation | undefined
  readonly read?: GeneralOperation | undefined
  readonly list?: GeneralOperation | undefined
  readonly update?: GeneralOperation | undefined
  readonly remove?: GeneralOperation | undefined
  /** Parameter of path or query, or JSON Pointer into bodies, that names one item. */
  readonly parameter: string
  /** JSON Pointer to the identifier in an item; undefined: found by name. */
  readonly id?: string | undefined
  /** JSON Pointer to the items in a list; undefined: the first list. */
  readonly items?: string | undefined
  /** Whether others may not see it; undefined: found by comparison. */
  readonly isPrivate?: boolean | undefined
}

/** Whether an operation changes or deletes items of a resource. */
export const changes = ({ update, remove }: Resource, operation: GeneralOperation): boolean =>
  operation === update || operation === remove

/** Whether a header parameter names the version that a request changes (RFC 9110, 13.1.1). */
export const namesVersion = ({ in: place, name }: Parameter): boolean =>
  place === 'header' && name.toLowerCase() === 'if-match'

const LAST = /^(.*)\/\{([^/}]+)\}\/?$/
const normal = (path: string): string => path.replace(/\/+$/, '').replaceAll(/\{[^}]*\}/g, '{}')

/** Resources of a profile, of `x-verify`, and of paths such as `/pets` and `/pets/{petId}`, in this order. */
export function resourcesOf(contract: GeneralContract, profile: Profile): readonly Resource[] {
  const { operations } = contract
  const named = (name: string | undefined) =>
    name === undefined ? undefined : operations.find((one) => matches(name, one))
  const written = { ...byExtension(operations), ...profile.resources }
  const told = Object.entries(written).map(([name, one]): Resource => {
    const parts = {
      create: named(one.create),
      read: named(one.read),
      list: named(one.list),
      update: named(one.update),
      remove: named(one.delete),
    }
    const itemPath = (parts.read ?? parts.remove ?? parts.update)?.path ?? ''
    return {
      name,
      ...parts,
      parameter: one.parameter ?? LAST.exec(itemPath)?.[2] ?? '/id',
      id: one.id,
      items: one.items,
      isPrivate: one.isPrivate,
    }
  })
  const isTold = (operation: GeneralOperation | undefined) =>
    told.some(({ read, remove, update }) => [read, remove, update].some((one) => one === operation))
  const inferred = byPaths(contract).filter(
    ({ read, remove, update }) => ![read, remove, update].some((one) => one && isTold(one)),
  )
  return [...told, ...inferred]
}

const DOES = ['create', 'read', 'update', 'delete', 'list'] as const

/** Resources that operations name by the extension `x-verify`. */
function byExtension(
  operations: readonly GeneralOperation[],
): Readonly<Record<string, WrittenResource>> {
  const found: Record<string, WrittenResource> = {}
  for (const { extension, method, path } of operations) {
    if (!isRecord(extension) || typeof extension['resource'] !== 'string') continue
    const does = DOES.find((one) => one === extension['does'])
    const text = (name: 'id' | 'parameter' | 'items') =>
      typeof extension[name] === 'string' ? { [name]: extension[name] } : {}
    found[extension['resource']] = {
      ...found[extension['resource']],
      ...(does === undefined ? {} : { [does]: `${method} ${path}` }),
      ...text('id'),
      ...text('parameter'),
      ...text('items'),
    }
  }
  return found
}

/** Resources inferred from paths and from links of creating operations. */
function byPaths({ operations }: GeneralContract): readonly Resource[] {
  const itemPaths = [...new Set(operations.map(({ path }) => path))].filter((path) =>
    LAST.test(path),
  )
  return itemPaths.map((path): Resource => {
    const [, collection = '', parameter = ''] = LAST.exec(path) ?? []
    const at = (where: string, ...methods: readonly string[]) =>
      methods
        .map((method) =>
          operations.find((one) => one.method === method && normal(one.path) === normal(where)),
        )
        .find((one) => one !== undefined)
    const read = at(path, 'GET')
    const linked = operations.find((one) => linkTo(one, read) !== undefined)
    const create = at(collection, 'POST') ?? linked
    const link = create === undefined ? undefined : linkTo(create, read)
    const expression = Object.entries(link?.parameters ?? {}).find(
      ([name]) => name.replace(/^path\./, '') === parameter,
    )?.[1]
    const id = /^\$response\.body#(.*)$/.exec(String(expression))?.[1]
    return {
      name: path,
      create,
      read,
      list: at(collection, 'GET'),
      update: at(path, 'PUT', 'PATCH'),
      remove: at(path, 'DELETE'),
      parameter,
      id,
    }
  })
}

const linkTo = (from: GeneralOperation, to: GeneralOperation | undefined) =>
  to === undefined || from.method !== 'POST'
    ? undefined
    : [...from.answers.values()]
        .flatMap(({ links }) => links)
        .find(({ operation }) => matches(operation, to))

/** The resource whose item a path parameter of an operation names. */
export const resourceOf = (
  resources: readonly Resource[],
  { path }: GeneralOperation,
  parameter: string,
): Resource | undefined =>
  resources.find((one) => {
    const item = (one.read ?? one.remove ?? one.update)?.path
    if (one.parameter !== parameter || item === undefined) return false
    return normal(path) === normal(item) || normal(path).startsWith(`${normal(item)}/`)
  })
