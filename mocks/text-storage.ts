/** Keeps one text, over a reload of the page too. */
export type TextStorage = {
  readonly read: () => string | null
  readonly write: (text: string) => void
}
