import type { Change } from './changes.ts'
import type { Edge } from './machine-edges.ts'
import type { ContractName } from './roles.ts'
import type { ScenarioCall } from './scenario-calls.ts'
import type { CallPlaces } from './screens.ts'

/** A route of the proxy, and the path of the backend's operation behind it; null: none. */
export type RouteName = {
  readonly path: string
  readonly operationId: string
  readonly backend: string | null
}

/** What the project has that calls operations: read once, for all changes. */
export type Surroundings = {
  readonly routes: readonly RouteName[]
  readonly edges: readonly Edge[]
  readonly scenarios: readonly ScenarioCall[]
  readonly calls: ReadonlyMap<string, CallPlaces>
}

/** What a change touches, each by name. */
export type Touched = {
  readonly routes: readonly string[]
  readonly edges: readonly string[]
  readonly scenarios: readonly string[]
  readonly screens: readonly string[]
  /** The files that make the call. */
  readonly files: readonly string[]
}

const once = (names: readonly string[]): string[] => [...new Set(names)].toSorted()

export function touchedBy(change: Change, of: ContractName, around: Surroundings): Touched {
  const paths = new Set(change.operations.map(({ path }) => path))
  const routes = around.routes.filter(({ path, backend }) =>
    paths.has(of === 'proxy' ? path : (backend ?? '')),
  )
  const operations = new Set(routes.map(({ operationId }) => operationId))
  // Scenarios steer the backend by the names of its own operations.
  const names = new Set([...operations, ...change.operations.map(({ operationId }) => operationId)])
  const places = routes.flatMap(({ path }) => around.calls.get(path) ?? [])
  return {
    routes: once(routes.map(({ path }) => path)),
    edges: around.edges
      .filter((edge) => operations.has(edge.operation) && takes(edge, change))
      .map(({ text }) => text),
    scenarios: once(
      around.scenarios
        .filter((call) => names.has(call.operation) && isAbout(call, change))
        .map(({ file }) => file),
    ),
    screens: once(places.flatMap(({ screens }) => screens)),
    files: once(places.flatMap(({ files }) => files)),
  }
}

const isErrorStatus = (status: string): boolean => /^\d{3}$/.test(status)

/** A change of no status in particular concerns every answer. */
function takes({ takes: kind }: Edge, { fact: { direction, status }, place }: Change): boolean {
  if (direction !== 'answer') return true
  if (status !== null) return kind === (isErrorStatus(status) ? 'errors' : 'answers')
  return kind === (place.startsWith('body of an error') ? 'errors' : 'answers')
}

/** Who asks without saying what is answered, is answered by one of the statuses of a 200. */
function isAbout(call: ScenarioCall, { fact: { direction, status }, place }: Change): boolean {
  if (direction !== 'answer') return true
  if (status !== null) {
    return call.status === status || (call.status === null && !isErrorStatus(status))
  }
  const isOfErrors = place.startsWith('body of an error')
  return isErrorStatus(call.status ?? '') === isOfErrors
}
