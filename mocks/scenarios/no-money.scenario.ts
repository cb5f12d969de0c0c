import type { Scenario } from './scenario.ts'

export const noMoney: Scenario = {
  description: 'demo has no money at all: no game opens, nothing can be withdrawn or converted.',
  seed: { purses: { balance: 0, gameMoney: 0, rolling: 0 } },
}
