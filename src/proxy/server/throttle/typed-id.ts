/**
 * The text under which guesses for a typed id are counted. Spellings that some backend may take for one id count
 * together: case, width, accents, blanks, invisible characters and leading zeros. Two members may share a count.
 */
export const countedId = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{C}\p{Z}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/^0+(?=\d+$)/, '')
