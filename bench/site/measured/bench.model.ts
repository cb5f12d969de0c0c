/** One figure of a bench, as text with unit. */
export type Row = {
  readonly name: string
  readonly value: string
  readonly spread?: string
  /** Compared with another measurement of the same run. */
  readonly ratio?: string
  readonly goal?: string
  /** Whether the goal is reached; absent: no goal. */
  readonly holds?: boolean
}

export type Bench = {
  readonly title: string
  /** What is measured and how, in one or two sentences. */
  readonly about: string
  readonly run: () => Promise<{ readonly rows: readonly Row[] }>
}
