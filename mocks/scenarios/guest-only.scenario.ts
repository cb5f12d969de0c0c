import type { Scenario } from './scenario.ts'

export const guestOnly: Scenario = {
  description: 'No member may sign in: every right password is told to wait for approval.',
  rules: { loginsClosed: true },
}
