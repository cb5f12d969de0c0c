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
  if (chosen !== 'light' && chosen !== 'dark' && first !== 'system') chosen = first ?? null
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
