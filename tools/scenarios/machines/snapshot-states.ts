/** `authenticated.settled`; several for parallel states. */
export const statePaths = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries((value ?? {}) as Readonly<Record<string, unknown>>).flatMap(
        ([name, substates]) => statePaths(substates).map((path) => `${name}.${path}`),
      )
