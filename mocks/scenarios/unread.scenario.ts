import type { Scenario } from './scenario.ts'

export const unread: Scenario = {
  description: 'demo has three unread messages and one unread answer.',
  seed: { unreadNotes: 3, hasUnreadAnswer: true },
}
