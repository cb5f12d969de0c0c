import { isRecord } from '../../../src/lib/json.ts'
import type { ContractUnderTest } from './contract-under-test.ts'
import type { Operation } from './model.ts'

/** A 200 answer with the status that its absence means, if one of its other fields is in the contract. */
export function withAssumedStatus(
  contract: ContractUnderTest,
  operation: Operation | undefined,
  json: unknown,
): unknown {
  if (operation === undefined || !isRecord(json) || Object.hasOwn(json, 'status')) return json
  for (const name of operation.outcomes.values()) {
    const { properties = {} } = contract.resolve(name)
    const status = properties['status']?.default
    if (status === undefined) continue
    if (Object.keys(json).some((one) => Object.hasOwn(properties, one))) return { status, ...json }
  }
  return json
}
