/** A request that fits the schemas and still not the contract; it becomes a 400. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  readonly pointer: string

  constructor(pointer: string, message: string) {
    super(message)
    this.pointer = pointer
  }
}
