/** Storage of the browser that may be refused: reading then gives null, writing does nothing. */
type SafeStorage = {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
}

/** What it gives, or null where the browser refuses. */
export const safely = <Result>(access: () => Result): Result | null => {
  try {
    return access()
  } catch {
    return null
  }
}

// Even naming the storage throws where it is blocked.
const safeStorage = (storage: () => Storage): SafeStorage => ({
  get: (key) => safely(() => storage().getItem(key)),
  set: (key, value) => void safely(() => storage().setItem(key, value)),
  remove: (key) => void safely(() => storage().removeItem(key)),
})

/** Shared by all tabs, until the player clears it. Never throws. */
export const localStore = safeStorage(() => localStorage)

/** This tab's own: it outlives a reload, not the tab. Never throws. */
export const tabStore = safeStorage(() => sessionStorage)
