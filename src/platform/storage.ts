/** Browser storage that may be refused: reads then return null and writes do nothing. */
type SafeStorage = {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
}

/** The result, or null where the browser refuses. */
export const tryStorage = <Result>(access: () => Result): Result | null => {
  try {
    return access()
  } catch {
    return null
  }
}

// Even accessing blocked storage throws.
const safeStorage = (storage: () => Storage): SafeStorage => ({
  get: (key) => tryStorage(() => storage().getItem(key)),
  set: (key, value) => void tryStorage(() => storage().setItem(key, value)),
  remove: (key) => void tryStorage(() => storage().removeItem(key)),
})

/** Storage that all tabs share. Never throws. */
export const localStore = safeStorage(() => localStorage)

/** Storage of one tab, which survives a reload. Never throws. */
export const tabStore = safeStorage(() => sessionStorage)
