/** The store cannot read or write now, or not in time. The operation may still happen later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** The operator's command to accept a store as it is. */
export const ACCEPT_STORE = 'npm run proxy -- --accept-store'

export const NOTHING_TO_ACCEPT = `Nothing to accept: the store is not refused.
If a backup was restored, run: ${ACCEPT_STORE} --restored`

/** The operator's command to make or change the tables of a database. */
export const MIGRATE = 'npm run proxy -- --migrate'

/** The remedy for a STORE_ID that names another store. */
export const CORRECT_STORE_ID = 'Correct STORE_ID.'

/** The store is not the expected one: it is neither read nor written until that is fixed. */
export class UnexpectedStoreError extends StoreUnavailableError {
  override name = 'UnexpectedStoreError'

  constructor(reason: string) {
    const hasHint = [MIGRATE, ACCEPT_STORE, CORRECT_STORE_ID].some((hint) => reason.includes(hint))
    const hint = hasHint ? '' : ` If it cannot be restored, run: ${ACCEPT_STORE}`
    super(`The store is refused. ${reason}${hint}`)
  }
}

/**
 * The store is not the expected one or was changed from outside. The message tells the operator what was found,
 * where, and what to do other than accept it.
 */
export class StoreFaultError extends Error {
  override name = 'StoreFaultError'
}
