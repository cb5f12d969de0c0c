/** A line of a bench's table. */
export type Row = {
  readonly name: string
  readonly value: string
  readonly spread?: string
  readonly ratio?: string
  readonly goal?: string
  /** Whether the goal is reached; absent: no goal. */
  readonly isGoalReached?: boolean
}

export type Bench = {
  readonly title: string
  readonly description: string
  readonly measure: () => Promise<readonly Row[]>
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const fractionDigits = (value: number): number => (Math.abs(value) < 10 ? 2 : 0)

/** `1,240 ms`, `0.35 ms`; the number alone without a unit. */
export function withUnit(value: number, unit = ''): string {
  const number = value.toLocaleString('en', { maximumFractionDigits: fractionDigits(value) })
  return unit === '' ? number : `${number} ${unit}`
}

export function medianAndSpread(
  runs: readonly number[],
  unit = '',
): { readonly value: string; readonly spread: string } {
  return {
    value: withUnit(median(runs), unit),
    spread: `${withUnit(Math.min(...runs))} to ${withUnit(Math.max(...runs))}`,
  }
}

/** `0.35 times`. */
export const ratioText = (value: number, base = 1): string => `${(value / base).toFixed(2)} times`
