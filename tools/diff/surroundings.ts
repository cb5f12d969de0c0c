import { join } from 'node:path'
import { machineEdges } from './machine-edges.ts'
import { scenarioCalls } from './scenario-calls.ts'
import { callPlaces } from './screens.ts'
import type { RouteName, Surroundings } from './touched.ts'

type CodeAround = Omit<Surroundings, 'routes'>

const readAround = (root: string): CodeAround => ({
  edges: machineEdges(),
  scenarios: scenarioCalls(join(root, 'tests/scenarios')),
  calls: callPlaces(root),
})

/** Cache by root: reading takes longest and does not depend on the versions. */
const around = new Map<string, CodeAround>()

export function surroundingsOf(root: string, routes: readonly RouteName[]): () => Surroundings {
  const known = [
    ...new Map(routes.map((route) => [`${route.path} ${route.backend}`, route])).values(),
  ]
  return () => {
    const code = around.get(root) ?? readAround(root)
    around.set(root, code)
    return { routes: known, ...code }
  }
}
