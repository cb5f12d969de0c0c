import type { Change } from './changes.ts'
import type { ContractName } from './fact.ts'
import type { Edge, ScenarioCall, Surroundings } from './surroundings.ts'

export type AffectedParts = {
  readonly routes: readonly string[]
  readonly edges: readonly string[]
  readonly scenarios: readonly string[]
  readonly files: readonly string[]
}

const sortedUnique = (names: readonly string[]): string[] => [...new Set(names)].toSorted()

export function affectedBy(
  change: Change,
  contractName: ContractName,
  surroundings: Surroundings,
): AffectedParts {
  const paths = new Set(change.operations.map(({ path }) => path))
  const routes = surroundings.routes.filter(({ path, backend }) =>
    paths.has(contractName === 'proxy' ? path : (backend ?? '')),
  )
  const operations = new Set(routes.map(({ operationId }) => operationId))
  // Scenarios control the backend by its own operation names.
  const names = new Set([...operations, ...change.operations.map(({ operationId }) => operationId)])
  return {
    routes: sortedUnique(routes.map(({ path }) => path)),
    edges: surroundings.edges
      .filter((edge) => operations.has(edge.operation) && concernsEdge(edge, change))
      .map(({ text }) => text),
    scenarios: sortedUnique(
      surroundings.scenarios
        .filter((call) => names.has(call.operation) && concernsCall(call, change))
        .map(({ file }) => file),
    ),
    files: sortedUnique(routes.flatMap(({ path }) => surroundings.calls.get(path) ?? [])),
  }
}

const isErrorStatus = (status: string): boolean => /^\d{3}$/.test(status)

/** A change without a status concerns every answer. */
function concernsEdge(
  { takes: kind }: Edge,
  { fact: { direction, status }, place }: Change,
): boolean {
  if (direction !== 'answer') return true
  if (status !== null) return kind === (isErrorStatus(status) ? 'errors' : 'answers')
  return kind === (place.startsWith('body of an error') ? 'errors' : 'answers')
}

/** A call without a stated answer may get any 200 status. */
function concernsCall(call: ScenarioCall, { fact: { direction, status }, place }: Change): boolean {
  if (direction !== 'answer') return true
  if (status !== null) {
    return call.status === status || (call.status === null && !isErrorStatus(status))
  }
  const isOfErrors = place.startsWith('body of an error')
  return isErrorStatus(call.status ?? '') === isOfErrors
}
