/** Storage of the browser that may be refused: reading then gives null, writing does nothing. */
type SafeStorage = {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
}

const safely = <Result>(access: () => Result): Result | null => {
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

/** Sets a cookie of the site for `maxAge` seconds, 0 removes it. Never throws. */
export const setCookie = (name: string, value: string, maxAge: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  safely(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`
  })
}
