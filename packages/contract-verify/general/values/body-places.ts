import { isRecord } from '../../../../src/lib/json.ts'
import { pointerTo, valueAt, withValueAt } from '../../core/pointer.ts'
import type { AnySchema, GeneralContract } from '../contract/general.model.ts'
import { merged } from './plain-value.ts'

type Place = {
  readonly pointer: string
  readonly schema: AnySchema
  /** Before its parts are merged. */
  readonly written: AnySchema
  readonly isRequired: boolean
}

/** The members of a body, also those of objects in it and of the first item of lists. */
export function placesIn(
  contract: GeneralContract,
  schema: AnySchema,
  value: unknown,
  at = '',
  depth = 0,
  variant = 0,
): readonly Place[] {
  const { properties = {}, required = [], items } = merged(contract, schema, variant)
  if (depth > 2) return []
  const inside = (written: AnySchema, one: unknown, pointer: string, isRequired: boolean) => [
    { pointer, schema: merged(contract, written, variant), written, isRequired },
    ...placesIn(contract, written, one, pointer, depth + 1, variant),
  ]
  if (Array.isArray(value))
    return items === undefined || value.length === 0
      ? []
      : inside(items, value[0], `${at}/0`, false)
  if (!isRecord(value)) return []
  return Object.entries(properties).flatMap(([name, written]) =>
    inside(written, value[name], at + pointerTo(name), required.includes(name)),
  )
}

/** A copy of a body with another value; lists stay lists. */
export function replaced(body: unknown, pointer: string, next: unknown): unknown {
  const [, first = '', ...rest] = pointer.split('/')
  if (Array.isArray(body)) {
    const inner = rest.length === 0 ? next : replaced(body[0], `/${rest.join('/')}`, next)
    return [inner, ...body.slice(1)]
  }
  if (rest.length === 0) return withValueAt(body, pointer, next)
  const at = `/${first}`
  return withValueAt(body, at, replaced(valueAt(body, at), `/${rest.join('/')}`, next))
}
