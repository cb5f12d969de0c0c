const KEY = 'maru-name'
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

const writeCookie = (value: string, maxAge: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${KEY}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`
}

const tolerant = (store: () => void): void => {
  try {
    store()
  } catch {
    // A browser that keeps nothing does not keep a member out.
  }
}

/** Keeps the member's name in a cookie and in local storage (R-SESS-05): the name, nothing else. */
export const rememberName = (name: string): void => {
  tolerant(() => writeCookie(name, THIRTY_DAYS_S))
  tolerant(() => localStorage.setItem(KEY, name))
}

export const forgetName = (): void => {
  tolerant(() => writeCookie('', 0))
  tolerant(() => localStorage.removeItem(KEY))
}
