/** A step that is impossible here. */
export class StepRefused extends Error {
  override readonly name = 'StepRefused'
}
