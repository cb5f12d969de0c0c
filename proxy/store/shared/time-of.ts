/** Epoch milliseconds of a store's `begun`, such as `created 2026-01-01T00:00:00Z`; NaN: it has no time. */
export const timeOf = (begun: string): number => Date.parse(begun.split(' ')[1] ?? '')
