import type { Scenario } from './scenario.ts'

export const slow: Scenario = {
  description: 'Every answer comes two to three seconds late.',
  rules: { faults: 'late' },
}
