/** Runs all steps at once; returns the result. */
export function allSteps<Result>(steps: Iterator<unknown, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
