import type { ContractUnderTest } from '../core/contract-under-test.ts'
import type { Effects } from '../core/effects.ts'
import { isRecord } from '../../../src/lib/json.ts'
import { backendOf } from './hop.ts'

/**
 * Effects of the site's routes, from the operations behind them. If several routes have one operation, the first
 * represents it.
 */
export function effectsOfRoutes(
  effects: Effects,
  routes: ContractUnderTest,
  backend: ContractUnderTest,
): Effects {
  const names = new Map<string, string>()
  for (const route of routes.operations) {
    const behind = backendOf(routes, backend, route)
    if (behind !== undefined && !names.has(behind.id)) names.set(behind.id, route.id)
  }
  const { routes: own, ...rest } = renamed(effects, names) as Effects
  const known = routes.document.components.schemas
  const ofKnown = <Value>(bySchema: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(bySchema).filter(([schema]) => schema in known))
  const operations = { ...rest.operations }
  for (const [id, effect] of Object.entries(own)) {
    operations[id] = { ...(operations[id] ?? { proves: {} }), ...effect }
  }
  const values = ofKnown(rest.values)
  return { ...rest, routes: own, values, limits: ofKnown(rest.limits), operations }
}

/** Replaces operation names by route names, alone or before a place in an answer. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return renamedText(value, names)
  if (Array.isArray(value)) return value.map((one) => renamed(one, names))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [renamedText(key, names), renamed(inner, names)]),
  )
}

function renamedText(text: string, names: ReadonlyMap<string, string>): string {
  const [name = '', ...pointer] = text.split('#')
  return [names.get(name) ?? name, ...pointer].join('#')
}
