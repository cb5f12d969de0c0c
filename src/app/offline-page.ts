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
    const answer = await fetch(target, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    isAsking = false
    if (answer?.ok) location.replace(target)
  }
  const askNow = (): void => void ask()
  addEventListener('online', askNow)
  document.addEventListener('visibilitychange', askNow)
  setInterval(askNow, ASK_EVERY_MS)
}
