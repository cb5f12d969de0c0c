/** A step that cannot be made here. */
export class StepRefused extends Error {
  override readonly name = 'StepRefused'
}

/** No player can make this step on a page, though a machine may hear of it. */
export const beyondBrowser = (why: string): StepRefused =>
  new StepRefused(`${why}; a file for the machines alone says why by "machines only: …"`)
