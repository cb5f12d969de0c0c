import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { validators } from '../../proxy/http/validators.ts'
import { parseJson, readTextProperty } from '../../src/lib/json.ts'
import type { Breach } from '../../proxy/ports/log.ts'
import {
  breachesOf,
  unknownOutcome,
  answerBreach,
  breachesOfError,
} from '../../proxy/drift/breaches.ts'

export type ReceivedAnswer = {
  readonly status: number
  readonly contentType: string | null
  readonly text: string
}

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i

export function breachesOfAnswer(
  { path, answers }: BackendOperation,
  { status, contentType, text }: ReceivedAnswer,
): readonly Breach[] {
  if (status !== 200) {
    const noBreach = { retryAfter: null, bodyFault: null }
    return breachesOfError(path, { status, contentType, text, ...noBreach })
  }
  const value = parseJson(text)
  if (value === undefined) return [answerBreach('json', 'The answer is not JSON')]
  const isJson = JSON_TYPE.test(contentType ?? '')
  const typeBreaches = isJson
    ? []
    : [answerBreach('content-type', 'content-type is not application/json')]
  const outcome = readTextProperty(value, 'status')
  if (outcome === null) return [...typeBreaches, unknownOutcome(path, '/status is missing', false)]
  const schema = Object.hasOwn(answers, outcome) ? answers[outcome] : undefined
  if (schema === undefined) {
    const description = `/status is ${JSON.stringify(outcome)}, which the contract does not name here`
    return [...typeBreaches, unknownOutcome(path, description, true)]
  }
  const validate = validators[schema]
  const faults = validate(value) ? [] : (validate.errors ?? [])
  return [...typeBreaches, ...breachesOf(schema, faults, value)]
}
