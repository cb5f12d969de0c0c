import { join } from 'node:path'
import { machineEdges } from './machine-edges.ts'
import { scenarioCalls } from './scenario-calls.ts'
import { callPlaces } from './screens.ts'
import type { RouteName, Surroundings } from './touched.ts'

/** What the working tree has that calls operations, read at the first call. */
export function surroundingsOf(root: string, routes: readonly RouteName[]): () => Surroundings {
  let read: Surroundings | undefined
  return () =>
    (read ??= {
      routes: [
        ...new Map(routes.map((route) => [`${route.path} ${route.backend}`, route])).values(),
      ],
      edges: machineEdges(),
      scenarios: scenarioCalls(join(root, 'tests/scenarios')),
      calls: callPlaces(root),
    })
}
