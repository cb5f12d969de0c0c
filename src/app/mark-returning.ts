/**
 * Marks the page of a browser in which a member signed in and did not sign out (R-SESS-05): home keeps the
 * place of a member's games, and the header that of the money, from the first paint on, though the page is
 * the same for everybody. Each page holds this function as its inline script, so it names nothing outside itself.
 */
export function markReturning(): void {
  if (/maru-name=/.test(document.cookie)) document.documentElement.dataset['returning'] = ''
}
