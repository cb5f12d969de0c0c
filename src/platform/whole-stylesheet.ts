import { STYLESHEET_META } from '../lib/prerendered-page.ts'
import { trackPromise } from '../lib/track-promise.ts'

const load = (): Promise<void> => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${STYLESHEET_META}"]`)
  if (meta === null) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = meta.content
    // It also resolves on failure: an unstyled page is usable, an endless wait is not.
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
}

let applied: Promise<void> | undefined

/** Loads the styles missing from a prerendered page, once. Never rejects. */
export const applyWholeStylesheet = (): Promise<void> => (applied ??= trackPromise(load()))
