const WORD = /^[\w.-]{1,80}$/

const wordIn = (search: URLSearchParams, key: string): string | null => {
  const word = search.get(key) ?? ''
  return WORD.test(word) ? word : null
}

/** What the address of the error screen tells; anything that is no plain word is left out. */
export const reportedFault = (
  search: URLSearchParams,
): { readonly code: string; readonly requestId: string | null } => ({
  code: wordIn(search, 'code') ?? 'unknown',
  requestId: wordIn(search, 'requestId'),
})
