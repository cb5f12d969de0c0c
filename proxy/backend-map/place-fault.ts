import { backendOperations } from '../../src/generated/backend-operations.ts'
import { contractShapes } from './contract-shapes.ts'
import { didYouMean } from '../../src/lib/nearest-name.ts'

const requested = backendOperations
  .flatMap(({ request }) => Object.keys(contractShapes[request] ?? {}))
  .map((name) => name.replace('?', ''))

/** Why a text is not a valid place; null: it is valid. */
export function placeFault(place: string, more: readonly string[] = []): string | null {
  const variables = ['$key', '$http', '$now', ...more]
  if (place.startsWith('$') && !variables.includes(place.replace(/^\$now\+\d+s$/, '$now')))
    return `${place} is no place${didYouMean(place, variables)}`
  const [, name] = /^sent:([^/]+)/.exec(place) ?? []
  return name === undefined || requested.includes(name)
    ? null
    : `no request has ${name}${didYouMean(name, requested)}`
}
