/** Reason why no file was written. Exit code 1: the repository's state, 2: the command. */
export class ScaffoldError extends Error {
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message)
    this.exitCode = exitCode
  }
}
