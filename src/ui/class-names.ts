/** Joins the class names that are there; leaves out what is false, null, undefined or empty. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
