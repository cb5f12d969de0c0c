import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { OperationId } from '../../mocks/handlers/contract.ts'

/** A status that is not in the contract. */
export const UNKNOWN = 'not_in_the_contract'

export const refusalsOf = (operation: string): readonly string[] => {
  const found = backendOperations.find(({ operationId }) => operationId === operation)
  return [...Object.keys(found?.answers ?? {}).filter((status) => status !== 'success'), UNKNOWN]
}

export async function refuse(
  mockUrl: string,
  operation: OperationId,
  status: string,
  times = 1,
): Promise<void> {
  const answer = await fetch(`${mockUrl}/__mock/override`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operation,
      answer: status === UNKNOWN ? { status } : status,
      times,
      ...(status === UNKNOWN && { breaksContract: true }),
    }),
  })
  if (!answer.ok) throw new Error(`The mock backend does not refuse ${operation} by ${status}`)
}
