import { UnreadableScenarioError } from './read-scenario.ts'

/** The message with which `read` refuses a scenario, for tests. Rethrows other errors. */
export function catchErrorMessage(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof UnreadableScenarioError) return error.message
    throw error
  }
  return 'nothing is wrong'
}
