export { contractDiff } from './command.ts'
export type { Outcome } from './command.ts'
