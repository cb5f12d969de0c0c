/** A published backend with its own contract, both independent of these tools. */
export type PublicBackend = {
  readonly id: string
  readonly title: string
  /** Where both come from, in one sentence. */
  readonly source: string
  /** Installs it if missing. */
  readonly prepare: () => void
  readonly start: (port: number) => {
    readonly command: string
    readonly args: readonly string[]
    readonly cwd: string
    readonly env?: Readonly<Record<string, string>>
  }
  /** A file, or an address of the backend itself. */
  readonly contract: (url: string) => string
  /** Path before those of the contract; undefined: as in the contract. */
  readonly basePath?: string
  /** Logs in and returns the header, such as `Authorization: Bearer …`; undefined: no login needed. */
  readonly header?: (url: string) => Promise<string>
}

/** A distinct complaint of a tool. */
export type Complaint = {
  readonly operation: string
  readonly kind: string
  readonly isWarning: boolean
}

export type Outcome = {
  readonly complaints: readonly Complaint[]
  readonly seconds: number
}
