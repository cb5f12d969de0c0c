/** A place in a file of the contract, as keys from its top. */
export type Place = { readonly file: string; readonly path: readonly (string | number)[] }
