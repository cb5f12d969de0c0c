/** The page token and its member, required by member calls. */
export type PageToken = { readonly token: string; readonly userId: string }

let current: PageToken | null = null

/**
 * Stores the page token, which every member call sends (R-SESS-08). It comes with the session call, stays in memory,
 * and is never the backend's token.
 */
export const setPageToken = (next: PageToken | null): void => {
  current = next
}

/** The page token; null: signed out. */
export const pageToken = (): PageToken | null => current
