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
  /** `from`: base file of the reference; default: the visited file. */
  resolve<T>(node: { $ref: string }, from?: string): { node?: T; location?: Location }
}
export type Origin = { 'x-source'?: unknown }
export type Schema = Origin & {
  $ref?: string
  type?: unknown
  const?: unknown
  enum?: unknown[]
  discriminator?: { propertyName?: string; mapping?: Record<string, string> }
  'x-problems'?: Record<string, { status?: unknown; title?: unknown }>
  properties?: Record<string, Schema>
  oneOf?: Schema[]
}

export function followReference(schema: Schema, resolve: Context['resolve'], file?: string) {
  if (!schema.$ref) return { schema, file }
  const target = resolve<Schema>({ $ref: schema.$ref }, file)
  return target.node && { schema: target.node, file: target.location?.source.absoluteRef }
}
