/** A place in a contract file, as keys from its top. */
export type Place = { readonly file: string; readonly path: readonly (string | number)[] }
