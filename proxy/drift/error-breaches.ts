import { backendOperations } from '../../src/generated/backend-operations.ts'
import { operationMarks } from '../../src/generated/assumption-marks.ts'
import { validators } from '../http/validators.ts'
import { parseJson } from '../../src/lib/json.ts'
import type { Breach } from '../ports/log.ts'
import type { BackendResponse } from '../ports/ports.ts'
import { breachesOf, unreadableBody, wholeAnswer } from './breaches.ts'

/** Gateways answer these for an absent backend. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504])
const PROBLEM_TYPE = /^application\/problem\+json\s*(;|$)/i

const documentedStatuses = new Map<string, ReadonlySet<number>>(
  backendOperations.map(({ path, errors }) => [path, new Set<number>(errors)]),
)

export function breachesOfError(
  path: string,
  { status, contentType, text, bodyFault }: BackendResponse,
): readonly Breach[] {
  if (GATEWAY.has(status)) return []
  if (documentedStatuses.get(path)?.has(status) !== true) {
    const isAbsent = status === 404 || status === 405
    const assumptions = isAbsent ? (operationMarks[path]?.operation ?? []) : []
    return [wholeAnswer('status', `HTTP ${status} is not in the contract`, assumptions)]
  }
  if (bodyFault !== null) return [unreadableBody(bodyFault)]
  const problem = parseJson(text ?? '')
  if (problem === undefined)
    return [wholeAnswer('json', `HTTP ${status} is answered with a body that is not JSON`)]
  const faults = validators.Problem(problem) ? [] : (validators.Problem.errors ?? [])
  const isTyped = PROBLEM_TYPE.test(contentType ?? '')
  const words = `content-type of HTTP ${status} is not application/problem+json`
  const ofType = isTyped ? [] : [wholeAnswer('content-type', words)]
  return [...ofType, ...breachesOf('Problem', faults, problem)]
}
