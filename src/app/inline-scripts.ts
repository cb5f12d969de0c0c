/**
 * Shows the theme that was chosen in this browser (src/features/shell/chosen-theme.storage.ts), else the system's.
 * Pages contain this function as an inline script, so that nothing is painted in another theme before; it must not
 * reference anything outside itself.
 */
export function showTheme(): void {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem('maru:theme')
  } catch {}
  const isLight =
    chosen === 'light' || (chosen !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark'
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', isLight ? '#f2eee6' : '#0b0e14')
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
