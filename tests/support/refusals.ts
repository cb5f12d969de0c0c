import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { OperationId } from '../../mocks/handlers/contract.ts'

/** A status that no operation of the contract has. */
export const UNKNOWN = 'not_in_the_contract'

/** What an operation may answer beside success, by the contract, and one thing that it may not. */
export const refusalsOf = (operation: string): readonly string[] => {
  const found = backendOperations.find(({ operationId }) => operationId === operation)
  return [...Object.keys(found?.answers ?? {}).filter((status) => status !== 'success'), UNKNOWN]
}

/** The mock backend refuses the next call of the operation, or so many, with this status. */
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
