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

/** `x-source: document`, or `x-assumption` with an id A-nnn and a reason of its own words. */
export function hasOrigin(node: Origin): boolean {
  if (node['x-source'] === 'document') return true
  const assumption = node['x-assumption']
  return (
    typeof assumption?.id === 'string' &&
    /^A-\d{3}$/.test(assumption.id) &&
    typeof assumption.because === 'string' &&
    assumption.because.length >= 20
  )
}
