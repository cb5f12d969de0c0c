import { readProperty } from '../lib/json.ts'
import { onLoadFailure } from '../lib/load-once.ts'
import { tabStore } from '../platform/storage.ts'

const KEY = 'maru:reloaded-for'

/** The page's entry file, whose name changes with each release. */
const entryFile = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src

/** HTTP status of that file; undefined: the site is unreachable. */
const statusOf = async (file: string): Promise<number | undefined> => {
  const response = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return response?.status
}

/** False in older browsers, which lack `userActivation`. */
const wasJustPressed = (): boolean =>
  readProperty(readProperty(navigator, 'userActivation'), 'isActive') === true

/** Reloads the page, once per release. Without storage it does not, because nothing would prevent a loop. */
const reloadOnce = (file: string): void => {
  if (tabStore.get(KEY) === file) return
  tabStore.set(KEY, file)
  if (tabStore.get(KEY) === file) location.reload()
}

/**
 * Reloads the page when only that can fetch missing code: after a release replaced this page's files, or when a retry
 * fails although the site is reachable. (Chromium before 156, Firefox before 154 and Safari 27 cache a failed import
 * for the life of the page.) The second case only right after a press, so that nobody loses typed text.
 */
export const reloadForCode = (): void =>
  onLoadFailure((tries) => {
    const file = entryFile()
    if (file === undefined || !navigator.onLine) return
    const mayReload = tries > 1 && wasJustPressed()
    void statusOf(file).then((status) => {
      if (status === 404) reloadOnce(file)
      else if (mayReload && status === 200) location.reload()
    })
  })
