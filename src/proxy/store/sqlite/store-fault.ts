/**
 * The store is not the one that is expected here, or not as it was left. The message is a sentence for the operator:
 * what was found, where, and what to do if accepting the store is not the first choice.
 */
export class StoreFault extends Error {
  override name = 'StoreFault'
}
