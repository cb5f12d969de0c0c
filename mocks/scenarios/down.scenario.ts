import type { Scenario } from './scenario.ts'

export const down: Scenario = {
  description: 'The backend takes no requests: every call answers 503.',
  rules: { faults: 'always' },
}
