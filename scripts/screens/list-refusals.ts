import { callPlaces } from '#diff/screens'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'

/** Refusals of the backend operation behind a route, as `operation.status`. */
function refusalsOf(path: string): readonly string[] {
  const backend = proxyRoutes.find((route) => route.path === path)?.backend?.path
  const operation = backendOperations.find((one) => one.path === backend)
  if (operation === undefined) return []
  const [, ...refusals] = Object.keys(operation.answers)
  return refusals.map((status) => `${operation.operationId}.${status}`)
}

/** Screen's path → what the operations that it calls can be refused with. Read from the code below `top`. */
export function listRefusals(top: string): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {}
  for (const [route, { screens }] of callPlaces(top))
    for (const screen of screens) (found[screen] ??= []).push(...refusalsOf(route))
  return found
}
