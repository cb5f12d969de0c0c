/**
 * Shows the offline page in the player's language, and the site again as soon as it can be reached: a
 * browser tells of its own connection alone, so the site is asked, too. The page holds this function
 * as its inline script, so it names nothing outside itself.
 */
export function comeBack(): void {
  const ASK_EVERY_MS = 5_000
  const chosen = /(?:^|; )maru-language=(\w+)/.exec(document.cookie)?.[1]
  const all = [...document.querySelectorAll('main')]
  const shown = all.find(({ dataset }) => dataset['language'] === chosen) ?? all[0]
  for (const one of all) if (one !== shown) one.remove()
  document.documentElement.lang = shown?.lang ?? ''
  // By its own address the page would only come back to itself.
  const wanted = location.pathname === '/offline.html' ? '/' : location.href
  let isAsking = false
  const ask = async (): Promise<void> => {
    if (isAsking || document.hidden) return
    isAsking = true
    const answer = await fetch(wanted, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    isAsking = false
    if (answer?.ok) location.replace(wanted)
  }
  const askNow = (): void => void ask()
  addEventListener('online', askNow)
  document.addEventListener('visibilitychange', askNow)
  setInterval(askNow, ASK_EVERY_MS)
}
