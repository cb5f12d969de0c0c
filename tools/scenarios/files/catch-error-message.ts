import { ScenarioUnreadable } from './read-scenario.ts'

/** The error of a reading, for tests. */
export function catchErrorMessage(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof ScenarioUnreadable) return error.message
    throw error
  }
  return 'nothing is wrong'
}
