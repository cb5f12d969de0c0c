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
