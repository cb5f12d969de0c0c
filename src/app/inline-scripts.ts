/**
 * Shows the theme that was chosen in this browser (src/features/shell/chosen-theme.storage.ts), else the brand's, else
 * the system's.
 * Pages contain this function as an inline script, so that nothing is painted in another theme before; it must not
 * reference anything outside itself.
 */
export function showTheme(): void {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem('maru:theme')
  } catch {}
  const page = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const first = page?.dataset['first']
  chosen ??= first ?? null
  const isLight =
    chosen === 'light' || (chosen !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
  const theme = isLight ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = theme
  page?.setAttribute('content', page.dataset[theme] ?? '')
}

/**
 * Marks the page in a browser whose member did not sign out (R-SESS-05), so that home and header reserve space for
 * the member's games and balance from the first paint. The proxy marks pages of browsers with a session; this covers
 * ended sessions and pages cached by the service worker. Pages contain this function as an inline script, so it must
 * not reference anything outside itself.
 */
export function markReturning(): void {
  if (/maru-name=/.test(document.cookie)) document.documentElement.dataset['returning'] = ''
}

declare global {
  interface Window {
    /** Stops recording and returns a function that replays the presses; in prerendered pages only. */
    takeEarlyPresses?: () => () => void
  }
}

/**
 * Records presses on buttons and submitted forms until the site's code is loaded; each form is submitted once. Links
 * and fields work without the code. Prerendered pages contain this function as an inline script, so it must not
 * reference anything outside itself.
 */
export function keepEarlyPresses(): void {
  const queue: (() => void)[] = []
  const forms = new Set<HTMLFormElement>()
  const keep = (event: Event): void => {
    const { target } = event
    if (target instanceof HTMLFormElement) {
      event.preventDefault()
      if (forms.has(target)) return
      forms.add(target)
      queue.push(() => target.requestSubmit())
      return
    }
    const button = target instanceof Element ? target.closest('button') : null
    if (button === null || button.type === 'submit' || button.popoverTargetElement) return
    queue.push(() => button.click())
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  window.takeEarlyPresses = () => {
    removeEventListener('click', keep, true)
    removeEventListener('submit', keep, true)
    return () => {
      for (const play of queue.splice(0)) play()
    }
  }
}

/**
 * Shows the offline page in the player's language, and the site again once it is reachable. The browser only knows
 * its own connection, so the site is polled as well. The page contains this function as an inline script, so it must
 * not reference anything outside itself.
 */
export function comeBack(): void {
  const ASK_EVERY_MS = 5_000
  const chosen = /(?:^|; )maru-language=(\w+)/.exec(document.cookie)?.[1]
  const all = [...document.querySelectorAll('main')]
  const section = all.find(({ dataset }) => dataset['language'] === chosen) ?? all[0]
  for (const one of all) if (one !== section) one.remove()
  document.documentElement.lang = section?.lang ?? ''
  // Reloading its own address would return to the offline page.
  const target = location.pathname === '/offline.html' ? '/' : location.href
  let isAsking = false
  const ask = async (): Promise<void> => {
    if (isAsking || document.hidden) return
    isAsking = true
    const response = await fetch(target, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    isAsking = false
    if (response?.ok) location.replace(target)
  }
  const askNow = (): void => void ask()
  addEventListener('online', askNow)
  document.addEventListener('visibilitychange', askNow)
  setInterval(askNow, ASK_EVERY_MS)
}
