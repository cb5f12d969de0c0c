import type { OperationName } from './operations.ts'

/**
 * Operations that are synced to disk before they are answered, so that a power failure does not undo them. A money
 * request is sent, and a member's decision acknowledged, only afterwards.
 */
export const durableOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  'beginMoney',
  'performProtection',
])
