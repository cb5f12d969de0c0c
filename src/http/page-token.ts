/** What the calls of a signed-in member need: the page's own token, and whose it is. */
export type PageToken = { readonly token: string; readonly userId: string }

let kept: PageToken | null = null

/**
 * Keeps the page's own token, which every member call carries (R-SESS-08). It comes with the
 * session call, lives in this page's memory alone, and is never the backend's token.
 */
export const keepPageToken = (next: PageToken | null): void => {
  kept = next
}

/** The page's token; null while nobody is signed in. */
export const pageToken = (): PageToken | null => kept
