/** A step that cannot be made here. */
export class StepRefused extends Error {
  override readonly name = 'StepRefused'
}

/** A step that no player can make on the page, though a machine may hear of it. */
export class BeyondBrowser extends Error {
  override readonly name = 'BeyondBrowser'
}
