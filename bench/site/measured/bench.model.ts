export type Row = {
  readonly name: string
  readonly value: string
  readonly spread?: string
  readonly ratio?: string
  readonly goal?: string
  /** Whether the goal is reached; absent: no goal. */
  readonly holds?: boolean
}

export type Bench = {
  readonly title: string
  readonly about: string
  readonly run: () => Promise<{ readonly rows: readonly Row[] }>
}
