import { defaultScenario } from './default.scenario.ts'
import { down } from './down.scenario.ts'
import { flaky } from './flaky.scenario.ts'
import { gamesClosed } from './games-closed.scenario.ts'
import { guestOnly } from './guest-only.scenario.ts'
import { locked } from './locked.scenario.ts'
import { noMoney } from './no-money.scenario.ts'
import { openRules } from './scenario.ts'
import type { Rules, Scenario } from './scenario.ts'
import { slow } from './slow.scenario.ts'
import { unread } from './unread.scenario.ts'

/** Every named world. */
export const scenarios = {
  default: defaultScenario,
  'guest-only': guestOnly,
  unread,
  'no-money': noMoney,
  'games-closed': gamesClosed,
  locked,
  slow,
  flaky,
  down,
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

export const rulesOf = (name: ScenarioName): Rules => {
  const scenario: Scenario = scenarios[name]
  return { ...openRules, ...scenario.rules }
}
