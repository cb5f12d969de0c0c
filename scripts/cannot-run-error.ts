/** An error whose message is the next step for the user; print it without a stack. */
export class CannotRunError extends Error {
  override name = 'CannotRunError'
}
