import { isRecord } from '#site/lib/json.ts'
import { placesIn } from '../contract/marks.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { Operation } from '../contract/model.ts'

/** Usual names of privileges that contracts do not document. */
const PRIVILEGE_NAMES =
  'role isAdmin admin level approved member status createdAt settledAt answeredAt readAt'.split(' ')

/**
 * Properties that only answers have, and names of privileges (OWASP API3:2023); without a request body only names of
 * the member.
 */
export function propertiesToInject(
  contract: ContractUnderTest,
  { outcomes }: Operation,
  validBody: unknown,
): readonly string[] {
  const bodyProperties = isRecord(validBody) ? validBody : {}
  const isWriting = Object.keys(bodyProperties).length > 0
  const answers = isWriting ? ['User', ...outcomes.values()] : []
  const answerNames = answers
    .filter((schema) => schema in contract.document.components.schemas)
    .flatMap((schema) => placesIn(contract, schema))
    .map((place) => place.slice(place.lastIndexOf('/') + 1))
    .filter((name) => name !== '*')
  const names = new Set(['userId', 'member', ...(isWriting ? PRIVILEGE_NAMES : []), ...answerNames])
  return [...names].filter((name) => !(name in bodyProperties))
}
