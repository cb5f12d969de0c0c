import type { Fields } from '../../generated/answer-fields.ts'
import { isRecord } from '../../lib/json.ts'
import { memberKey } from '../../lib/member-id.ts'

/** What was found in an answer while it was reduced. */
export type Findings = {
  /** Where something was dropped: JSON Pointers with `*` for a place in a list. */
  readonly dropped: Set<string>
  /** The keys of the members that the answer is about, outside lists; empty text: it does not say who. */
  readonly members: string[]
}

/** A name that is more than one word, or has a number in it, may hold a value. */
const SPEAKABLE = /^(?!.*\d{4})[\w-]{1,40}$/

/**
 * Drops from a value, in place, what the contract does not list there: unknown properties, and an
 * object or a list where a plain value belongs or the other way round. Returns whether the value
 * itself may stay.
 */
export function reduceToFields(
  fields: Fields,
  value: unknown,
  findings: Findings,
  at = '',
  isInList = false,
): boolean {
  if (fields === 'any' || value === null) return true
  if (fields === null) return typeof value !== 'object'
  if (isList(fields)) {
    if (!Array.isArray(value)) return false
    return reduceList(fields[0], value, findings, `${at}/*`)
  }
  if (!isRecord(value)) return false
  if (!isInList && Object.hasOwn(fields, 'userId'))
    findings.members.push(memberKey(value['userId']))
  for (const name in value) {
    // The common case first: lists of hundreds of plain items come by here.
    if (fields[name] === null && typeof value[name] !== 'object') continue
    const inner = Object.hasOwn(fields, name) ? fields[name] : undefined
    const place = `${at}/${SPEAKABLE.test(name) ? name : 'unreadable'}`
    if (inner !== undefined && reduceToFields(inner, value[name], findings, place, isInList)) {
      continue
    }
    findings.dropped.add(place)
    Reflect.deleteProperty(value, name)
  }
  return true
}

function reduceList(item: Fields, list: unknown[], findings: Findings, at: string): true {
  let kept = 0
  for (const one of list) {
    if (!reduceToFields(item, one, findings, at, true)) continue
    list[kept] = one
    kept += 1
  }
  if (kept < list.length) {
    findings.dropped.add(at)
    list.length = kept
  }
  return true
}

const isList = (fields: object): fields is readonly [Fields] => Array.isArray(fields)
