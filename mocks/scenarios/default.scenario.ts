import type { Scenario } from './scenario.ts'

export const defaultScenario: Scenario = {
  description: 'An ordinary evening: demo has money everywhere, a history, and nothing unread.',
}
