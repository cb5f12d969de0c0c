let token: string | null = null

/**
 * Keeps the page's own token, which every member call carries (R-SESS-08). It comes with the
 * session call, lives in this page's memory alone, and is never the backend's token.
 */
export const keepPageToken = (next: string | null): void => {
  token = next
}

/** The page's token; null while nobody is signed in. */
export const pageToken = (): string | null => token
