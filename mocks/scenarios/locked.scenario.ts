import type { Scenario } from './scenario.ts'

export const locked: Scenario = {
  description: 'Deposits stand still for maintenance, withdrawals outside banking hours.',
  rules: { depositLock: 'maintenance', withdrawLock: 'bank_hours' },
}
