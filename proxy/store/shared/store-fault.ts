/**
 * The store is not the expected one or was changed from outside. The message tells the operator what was found,
 * where, and what to do other than accept it.
 */
export class StoreFault extends Error {
  override name = 'StoreFault'
}
