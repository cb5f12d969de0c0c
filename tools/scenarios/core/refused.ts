export class StepRefused extends Error {
  override readonly name = 'StepRefused'
}
