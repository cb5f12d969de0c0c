import type { Fields } from '../http/answer-fields.ts'
import { isRecord } from '../../src/lib/json.ts'
import { memberKey } from '../../src/lib/member-id.ts'

export type Findings = {
  /** JSON Pointers of dropped values, with `*` for list indices. */
  readonly dropped: Set<string>
  /** Member keys in the answer, except in lists; empty: a member without an id. */
  readonly members: string[]
}

/** Other names may contain a value. */
const HARMLESS_NAME = /^(?!.*\d{4})[\w-]{1,40}$/

/**
 * Removes unknown properties and values of the wrong shape (object, list or plain). An object or a list in the place
 * of a plain value becomes null, because a page may not take an unreadable value for an absent one. Returns a new value
 * that shares unchanged parts with the given one, or undefined when the value itself has the wrong shape.
 */
export function reduceToFields(
  fields: Fields,
  value: unknown,
  findings: Findings,
  pointer = '',
  isInList = false,
): unknown {
  if (fields === 'any' || value === null) return value
  if (fields === null) return typeof value === 'object' ? undefined : value
  if (isList(fields)) {
    return Array.isArray(value) ? reduceList(fields[0], value, findings, `${pointer}/*`) : undefined
  }
  if (!isRecord(value)) return undefined
  if (!isInList && Object.hasOwn(fields, 'userId'))
    findings.members.push(memberKey(value['userId']))
  let reduced: Record<string, unknown> | null = null
  for (const name in value) {
    const original = value[name]
    let reducedValue: unknown = original
    // Fast path for lists with hundreds of plain items.
    if (fields[name] !== null || typeof original === 'object') {
      const innerFields = Object.hasOwn(fields, name) ? fields[name] : undefined
      const innerPointer = `${pointer}/${HARMLESS_NAME.test(name) ? name : 'unreadable'}`
      reducedValue =
        innerFields === undefined
          ? undefined
          : reduceToFields(innerFields, original, findings, innerPointer, isInList)
      if (reducedValue === undefined) findings.dropped.add(innerPointer)
      if (reducedValue === undefined && innerFields === null) reducedValue = null
      if (reducedValue !== original) reduced ??= propertiesBefore(name, value)
    }
    if (reduced !== null && reducedValue !== undefined) reduced[name] = reducedValue
  }
  return reduced ?? value
}

function propertiesBefore(
  endName: string,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const earlierProperties: Record<string, unknown> = {}
  for (const name in value) {
    if (name === endName) break
    earlierProperties[name] = value[name]
  }
  return earlierProperties
}

function reduceList(
  item: Fields,
  list: readonly unknown[],
  findings: Findings,
  pointer: string,
): readonly unknown[] {
  let reduced: unknown[] | null = null
  for (const [index, element] of list.entries()) {
    const reducedItem = reduceToFields(item, element, findings, pointer, true)
    if (reducedItem !== element) reduced ??= list.slice(0, index)
    if (reducedItem === undefined) findings.dropped.add(pointer)
    else reduced?.push(reducedItem)
  }
  return reduced ?? list
}

const isList = (fields: object): fields is readonly [Fields] => Array.isArray(fields)
