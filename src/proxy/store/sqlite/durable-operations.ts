import type { OperationName } from './operations.ts'

/**
 * Operations that are on the disk when they are answered, so that a loss of power does not undo them: a request for money
 * is sent only after both, and decisions of a member are acknowledged only then.
 */
export const durableOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  'beginMoney',
  'performProtection',
])
