import type { ContractUnderTest } from '../core/contract-under-test.ts'
import type { JsonSchema, Operation } from '../core/model.ts'

/** Usual names of privileges that contracts do not document. */
const RIGHTS = [
  'role',
  'isAdmin',
  'admin',
  'level',
  'approved',
  'member',
  'status',
  'createdAt',
  'settledAt',
  'answeredAt',
  'readAt',
]

/**
 * Properties that only answers have, and names of privileges (OWASP API3:2023); without a request body only names of
 * the member.
 */
export function namesToAssign(
  contract: ContractUnderTest,
  { outcomes }: Operation,
  fitting: unknown,
): readonly string[] {
  const names = new Set(['userId', 'member'])
  const isWriting =
    typeof fitting === 'object' && fitting !== null && Object.keys(fitting).length > 0
  if (isWriting) {
    for (const name of RIGHTS) names.add(name)
    for (const schema of ['User', ...outcomes.values()]) addNames(contract, schema, names, 3)
  }
  return [...names].filter((name) => !(name in (fitting as object)))
}

function addNames(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  names: Set<string>,
  depth: number,
): void {
  if (depth === 0) return
  if (typeof written === 'string' && !(written in contract.document.components.schemas)) return
  const { properties = {}, items } = contract.resolve(written)
  if (items !== undefined) addNames(contract, items, names, depth)
  for (const [name, property] of Object.entries(properties)) {
    names.add(name)
    addNames(contract, property, names, depth - 1)
  }
}
