import { isRecord } from '../../../../src/lib/json.ts'
import { pointerTo } from '../../core/pointer.ts'
import type { AnySchema } from '../contract/general.model.ts'
import type { GeneralRun } from '../run/general-run.ts'
import { merged } from '../values/plain-value.ts'

/** Members of an answer that are missing in its schema, in objects with described members. */
export function extraMembers(
  run: GeneralRun,
  written: AnySchema,
  value: unknown,
  at = '',
): readonly string[] {
  const schema = merged(run.contract, written)
  if (Array.isArray(value)) {
    const { items } = schema
    return items === undefined
      ? []
      : value.slice(0, 20).flatMap((one, index) => extraMembers(run, items, one, `${at}/${index}`))
  }
  const { properties, additionalProperties, oneOf, anyOf } = schema
  const isOpen =
    oneOf ?? anyOf ?? (additionalProperties === false ? undefined : additionalProperties)
  if (!isRecord(value) || properties === undefined || isOpen !== undefined) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const property = properties[name]
    const pointer = at + pointerTo(name)
    return property === undefined ? [pointer] : extraMembers(run, property, inner, pointer)
  })
}
