import type { Scenario } from './scenario.ts'

export const gamesClosed: Scenario = {
  description: 'Every house is closed now: opening a game answers time.',
  rules: { gamesClosed: true },
}
