/** The store cannot read or write now, or not in time. What was asked may still be done later. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}
