import { isRecord } from '../../../../src/lib/json.ts'
import { isSecret } from '../../answers/secret-names.ts'
import { pointerTo } from '../../core/pointer.ts'
import type { AnySchema, GeneralContract, GeneralOperation } from '../contract/general.model.ts'
import { isForm } from '../contract/read-contract.ts'
import { itemIn } from '../run/item-values.ts'
import { merged } from '../values/plain-value.ts'

/** A member that was sent and is returned with another value. */
export type Lost = { readonly pointer: string; readonly message: string }

export type Comparison = {
  readonly contract: GeneralContract
  /** Schema of the answer; undefined: not described. */
  readonly schema: AnySchema | undefined
  readonly sent: unknown
  readonly read: unknown
  /** The answer to the request itself, in which a backend may have set enum values and dates. */
  readonly echoed: unknown
  /** Members that name the item. */
  readonly left: readonly string[]
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/** What an answer can have of a body as it was sent: files, and members of forms that are no plain values, may look otherwise. */
export function comparable({ body }: Pick<GeneralOperation, 'body'>, sent: unknown): unknown {
  if (body === null || !isForm(body.mediaType) || !isRecord(sent)) return sent
  return Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => typeof value !== 'object' && !body.files.has(name),
    ),
  )
}

/** Sent members that an answer lacks or returns with another value. */
export function lostIn(comparison: Comparison): readonly Lost[] {
  const { contract, schema, sent, read, echoed, left } = comparison
  const [name] = isRecord(sent) ? Object.keys(sent) : []
  if (name === undefined) return []
  return differences({
    contract,
    schema: schema === undefined ? undefined : merged(contract, schema),
    sent,
    read: unwrapped(read, sent),
    echoed: unwrapped(echoed, sent),
    left,
  })
}

/** The object in an answer that has the sent members; envelopes are removed. */
function unwrapped(json: unknown, sent: unknown): unknown {
  const names = isRecord(sent) ? Object.keys(sent) : []
  const found = names.find((one) => isRecord(json) && one in json)
  return found === undefined && names[0] !== undefined ? itemIn(json, names[0]) : json
}

function differences(comparison: Comparison, at = ''): readonly Lost[] {
  const { contract, schema, sent, read, echoed, left } = comparison
  if (!isRecord(sent) || !isRecord(read)) return []
  return Object.entries(sent).flatMap(([name, value]): readonly Lost[] => {
    const pointer = at + pointerTo(name)
    if (isSecret(name) || (at === '' && left.includes(name)) || value === null) return []
    const written = schema?.properties?.[name]
    const property = written === undefined ? undefined : merged(contract, written)
    const found = read[name]
    if (found === undefined)
      return property === undefined || property.writeOnly === true
        ? []
        : [{ pointer, message: `does not have ${pointer}, which was sent as ${shown(value)}` }]
    const echo = isRecord(echoed) ? echoed[name] : undefined
    const inside = { contract, schema: property, sent: value, read: found, echoed: echo, left }
    if (isRecord(value)) return differences(inside, pointer)
    if (Array.isArray(value) && Array.isArray(found) && property?.readOnly !== true)
      return ofLists({ ...inside, sent: value, read: found }, pointer)
    const isOfBackend = property?.enum !== undefined || typeof value === 'boolean' || isTime(value)
    const wanted = isOfBackend && echo !== undefined ? echo : value
    if (property?.readOnly === true || isSame(wanted, found)) return []
    return [{ pointer, message: `has ${pointer} as ${shown(found)}, and ${shown(value)} was sent` }]
  })
}

type Lists = Comparison & {
  readonly sent: readonly unknown[]
  readonly read: readonly unknown[]
}

/** Lists may be kept in another order, and their objects may have members of the backend. */
function ofLists({ sent, read, schema, ...rest }: Lists, pointer: string): readonly Lost[] {
  const sorted = (list: readonly unknown[]) =>
    JSON.stringify(list.map((one) => shown(one)).toSorted())
  const isOfObjects = sent.some((one) => typeof one === 'object')
  if (sent.length !== read.length || (!isOfObjects && sorted(sent) !== sorted(read)))
    return [{ pointer, message: `has ${pointer} as ${shown(read)}, and ${shown(sent)} was sent` }]
  const { items } = schema ?? {}
  return sent.flatMap((one, index) =>
    differences(
      {
        ...rest,
        schema: items === undefined ? undefined : merged(rest.contract, items),
        sent: one,
        read: read[index],
        echoed: undefined,
      },
      `${pointer}/${index}`,
    ),
  )
}

const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)

/** Whether two values are equal apart from letter case and the format of numbers and times. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'object' || typeof other === 'object')
    return JSON.stringify(one) === JSON.stringify(other)
  const [a, b] = [String(one), String(other)]
  if (a.toLowerCase() === b.toLowerCase()) return true
  if (a.trim() !== '' && b.trim() !== '' && Number(a) === Number(b)) return true
  return isTime(one) && Date.parse(a) === Date.parse(b)
}
