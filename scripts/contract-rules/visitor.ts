/** The part of Redocly's visitor interface that these rules use. */
export type Location = {
  pointer: string
  source: { absoluteRef: string }
  child(parts: readonly (string | number)[]): Location
  key(): Location
}
export type Context = {
  location: Location
  report(problem: { message: string; location?: Location }): void
  /** `from`: the file that a reference is relative to, unless it is the one being visited. */
  resolve<T>(node: { $ref: string }, from?: string): { node?: T; location?: Location }
}
export type Origin = {
  'x-source'?: unknown
  'x-assumption'?: { id?: unknown; because?: unknown }
}
export type Schema = Origin & {
  $ref?: string
  type?: unknown
  const?: unknown
  properties?: Record<string, Schema>
  oneOf?: Schema[]
}

const MARKS = '`x-source: document`, or `x-assumption: {id: A-nnn, because: …}`'

/** What is wrong with a node's mark, of which it has exactly one; undefined when nothing is. */
export function originFault(node: Origin, name: string): string | undefined {
  if (isMarkedTwice(node)) return `Say one thing of where ${name} comes from: ${MARKS}.`
  if (node['x-source'] === 'document' || isAssumption(node['x-assumption'])) return undefined
  return `Say where ${name} comes from: ${MARKS}.`
}

export const isMarkedTwice = (node: Origin): boolean =>
  node['x-source'] !== undefined && node['x-assumption'] !== undefined

/** An id A-nnn and a reason of its own words. */
const isAssumption = (assumption: Origin['x-assumption']): boolean =>
  typeof assumption?.id === 'string' &&
  /^A-\d{3}$/.test(assumption.id) &&
  typeof assumption.because === 'string' &&
  assumption.because.length >= 20
