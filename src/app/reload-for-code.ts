import { readProperty } from '../lib/json.ts'
import { onLoadFailure } from '../lib/load-once.ts'
import { tabStore } from '../platform/storage.ts'

const KEY = 'maru:reloaded-for'

/** The file that this page began with: each release names it anew. */
const firstFile = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src

/** The status with which the site answers for that file; null where it cannot be reached. */
const askFor = async (file: string): Promise<number | null> => {
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer && answer.status
}

/** Older browsers do not say. */
const wasJustPressed = (): boolean =>
  readProperty(readProperty(navigator, 'userActivation'), 'isActive') === true

/** Loads the page anew, once for a release: without storage nothing would keep it from doing so without end. */
const reloadOnce = (file: string): void => {
  if (tabStore.get(KEY) === file) return
  tabStore.set(KEY, file)
  if (tabStore.get(KEY) === file) location.reload()
}

/**
 * Loads the page anew, at its address, where that is the only way to code that did not come: after a
 * release which replaced this page's files, and when another try fails although the site can be reached,
 * for Chromium before 156, Firefox before 154 and Safari 27 keep a failed import for as long as the page
 * lives. The second only right after a press: nobody loses what they are typing.
 */
export const reloadForCode = (): void =>
  onLoadFailure((tries) => {
    const file = firstFile()
    if (file === undefined || !navigator.onLine) return
    const isWanted = tries > 1 && wasJustPressed()
    void askFor(file).then((status) => {
      if (status === 404) reloadOnce(file)
      else if (isWanted && status === 200) location.reload()
    })
  })
