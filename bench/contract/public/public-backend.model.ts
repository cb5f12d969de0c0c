/** A published backend with its own contract, neither made for these tools. */
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
  /** Path before those of the contract; undefined: the one that the contract says. */
  readonly basePath?: string
  /** Gives the header of a login, such as `Authorization: Bearer …`; undefined: it needs none. */
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
