/** `authenticated.settled`; several for parallel states. */
export const statePaths = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries((value ?? {}) as Readonly<Record<string, unknown>>).flatMap(([name, inner]) =>
        statePaths(inner).map((path) => `${name}.${path}`),
      )
