/** A step that is impossible here. */
export class StepRefused extends Error {
  override readonly name = 'StepRefused'
}

/** A step that no player can make on a page. */
export const beyondBrowser = (why: string): StepRefused =>
  new StepRefused(`${why}; a file for the machines alone says why by "machines only: …"`)
