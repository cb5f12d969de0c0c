/**
 * Marks the page in a browser whose member did not sign out (R-SESS-05), so that home and header reserve space for
 * the member's games and balance from the first paint. The proxy marks pages of browsers with a session; this covers
 * ended sessions and pages cached by the service worker. Pages contain this function as an inline script, so it must
 * not reference anything outside itself.
 */
export function markReturning(): void {
  if (/maru-name=/.test(document.cookie)) document.documentElement.dataset['returning'] = ''
}
