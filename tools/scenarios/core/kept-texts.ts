import type { Scenario } from './scenario.model.ts'

/** Keys and texts in local storage when a scenario begins. */
export const keptTexts = ({
  kept = {},
}: Pick<Scenario['begin'], 'kept'>): readonly (readonly [key: string, text: string])[] =>
  Object.entries(kept).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
