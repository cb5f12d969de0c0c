/** One figure of a bench, as it stands in the table. Texts hold their unit. */
export type Row = {
  readonly name: string
  readonly value: string
  /** Lowest and highest of the runs. */
  readonly spread?: string
  /** Beside what was measured in the same run. */
  readonly ratio?: string
  readonly goal?: string
  /** Whether the goal is reached; absent where there is none. */
  readonly holds?: boolean
}

export type Bench = {
  readonly title: string
  /** What is measured and how, one or two sentences for who reads the table. */
  readonly about: string
  readonly run: () => Promise<{ readonly rows: readonly Row[] }>
}
