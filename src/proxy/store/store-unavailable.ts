/** The store cannot read or write now, or not in time. What was asked may still be done later. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** The command by which an operator accepts a store as it is. */
export const ACCEPT_STORE = 'npm run proxy -- --accept-store'

/** The store is not the one that is expected: nothing is read from it or written to it until that is mended. */
export class UnexpectedStore extends StoreUnavailable {
  override name = 'UnexpectedStore'

  /** @param reason a sentence */
  constructor(reason: string) {
    super(`The store must not be used. ${reason} If it cannot be put back: ${ACCEPT_STORE}`)
  }
}
