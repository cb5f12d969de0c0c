import type { Scenario } from './scenario.model.ts'

/** What local storage holds when a scenario begins: keys and texts. */
export const keptTexts = ({
  kept = {},
}: Pick<Scenario['begin'], 'kept'>): readonly (readonly [key: string, text: string])[] =>
  Object.entries(kept).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
