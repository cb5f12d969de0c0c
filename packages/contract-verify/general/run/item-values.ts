import { isRecord, readProperty } from '../../../../src/lib/json.ts'
import { valueAt } from '../../core/pointer.ts'
import type { Asked } from './general-run.ts'
import type { Resource } from './resources.ts'

const bare = (name: string): string => name.replaceAll(/[_\-\s.]/g, '').toLowerCase()

const GENERAL = ['id', '_id', 'uuid', 'key', 'slug', 'code', 'name']

/** Names of the identifier of an item, the likeliest first. */
function namesOfId(parameter: string): readonly string[] {
  const short = /(id|uuid|key|slug|code|name)$/i.exec(parameter)?.[1]?.toLowerCase()
  return [parameter, ...(short === undefined ? [] : [short]), ...GENERAL].map(bare)
}

const isIdentifier = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '' && value.length < 200) || typeof value === 'number'

function ownId(item: unknown, names: readonly string[]): string | number | undefined {
  if (!isRecord(item)) return undefined
  for (const name of names) {
    const found = Object.keys(item).find((one) => bare(one) === name)
    const value = found === undefined ? undefined : item[found]
    if (isIdentifier(value)) return value
  }
  return undefined
}

/** The identifier in an item of a list or in the answer that shows one; undefined: none is found. */
export function idIn({ id, parameter }: Resource, item: unknown): string | number | undefined {
  if (id !== undefined) {
    const told = valueAt(item, id)
    return isIdentifier(told) ? told : undefined
  }
  if (isIdentifier(item)) return item
  const names = namesOfId(parameter)
  const own = ownId(item, names)
  if (own !== undefined || !isRecord(item)) return own
  // The item may be in an envelope.
  return Object.values(item)
    .map((one) => ownId(one, names))
    .find((one) => one !== undefined)
}

/** The identifier of an item that was just created: in the answer, its `Location`, or in what was sent. */
export function idOfCreated(
  resource: Resource,
  { json, body, received }: Pick<Asked, 'json' | 'body' | 'received'>,
): string | number | undefined {
  const answered = json === undefined || json === null ? undefined : idIn(resource, json)
  if (answered !== undefined) return answered
  const location = received?.headers['location']
  if (location !== undefined)
    return decodeURIComponent(
      location
        .replace(/[?#].*$/, '')
        .split('/')
        .at(-1) ?? '',
    )
  const names = [bare(resource.parameter)]
  return ownId(body, names)
}

/** The items of a list's answer; undefined: it has no list. */
export function itemsIn(
  { items }: Pick<Resource, 'items'>,
  json: unknown,
): readonly unknown[] | undefined {
  if (items !== undefined) {
    const told = valueAt(json, items)
    return Array.isArray(told) ? told : undefined
  }
  if (Array.isArray(json)) return json as readonly unknown[]
  const lists = isRecord(json) ? Object.values(json).filter(Array.isArray) : []
  return lists[0] as readonly unknown[] | undefined
}

/** The object that has a member, in an answer with or without an envelope. */
export function itemIn(json: unknown, name: string): unknown {
  if (readProperty(json, name) !== undefined || !isRecord(json)) return json
  return Object.values(json).find((one) => isRecord(one) && name in one) ?? json
}
