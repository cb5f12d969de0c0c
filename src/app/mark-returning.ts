/**
 * Marks the page of a browser in which a member signed in and did not sign out (R-SESS-05): home reserves the
 * place of a member's games, and the header that of the money, from the first paint on. The proxy marks the page of
 * a browser with a session; this covers a session that has ended, and a page that the service worker kept. Each page
 * holds this function as its inline script, so it names nothing outside itself.
 */
export function markReturning(): void {
  if (/maru-name=/.test(document.cookie)) document.documentElement.dataset['returning'] = ''
}
