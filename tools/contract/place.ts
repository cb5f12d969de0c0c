export type Place = { readonly file: string; readonly path: readonly (string | number)[] }
