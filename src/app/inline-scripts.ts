/**
 * Shows the theme that was chosen in this browser (src/features/shell/chosen-theme.storage.ts), else the brand's, else
 * the system's.
 * Pages contain this function as an inline script, so that nothing is painted in another theme before; it must not
 * reference anything outside itself.
 */
export function showTheme(): void {
  let chosenTheme: string | null = null
  try {
    chosenTheme = localStorage.getItem('maru:theme')
  } catch {}
  const themeMeta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const brandTheme = themeMeta?.dataset['first']
  chosenTheme ??= brandTheme ?? null
  const isLight =
    chosenTheme === 'light' ||
    (chosenTheme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
  const theme = isLight ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = theme
  themeMeta?.setAttribute('content', themeMeta.dataset[theme] ?? '')
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
  const record = (event: Event): void => {
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
  addEventListener('click', record, true)
  addEventListener('submit', record, true)
  window.takeEarlyPresses = () => {
    removeEventListener('click', record, true)
    removeEventListener('submit', record, true)
    return () => {
      for (const replay of queue.splice(0)) replay()
    }
  }
}

/**
 * Shows the offline page in the player's language, and the site again once it is reachable. The browser only knows
 * its own connection, so the site is polled as well. The page contains this function as an inline script, so it must
 * not reference anything outside itself.
 */
export function comeBack(): void {
  const CHECK_INTERVAL_MS = 5_000
  const chosenLanguage = /(?:^|; )maru-language=(\w+)/.exec(document.cookie)?.[1]
  const sections = [...document.querySelectorAll('main')]
  const section =
    sections.find(({ dataset }) => dataset['language'] === chosenLanguage) ?? sections[0]
  for (const other of sections) if (other !== section) other.remove()
  document.documentElement.lang = section?.lang ?? ''
  // Reloading its own address would return to the offline page.
  const target = location.pathname === '/offline.html' ? '/' : location.href
  let isChecking = false
  const check = async (): Promise<void> => {
    if (isChecking || document.hidden) return
    isChecking = true
    const response = await fetch(target, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    isChecking = false
    if (response?.ok) location.replace(target)
  }
  const checkNow = (): void => void check()
  addEventListener('online', checkNow)
  document.addEventListener('visibilitychange', checkNow)
  setInterval(checkNow, CHECK_INTERVAL_MS)
}
