import { StepRefused } from '../core/refused.ts'

/** A step that no player can make on a page. */
export const beyondBrowser = (why: string): StepRefused =>
  new StepRefused(`${why}; a file for the machines alone says why by "machines only: …"`)
