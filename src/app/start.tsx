import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { loadCatalog } from '../i18n/catalog.ts'
import { chosenLocale } from '../i18n/locale-choice.ts'
import { createTranslator } from '../i18n/translator.ts'
import { App } from './app.tsx'
import { HOME_PATH, OtherScreens } from './lazy-screens.tsx'
import { nextTask, whenPageIsIdle } from '../platform/when-idle.ts'
import { createSite } from './site.ts'

/**
 * Loads what this page shows first, in parallel with the language. Returns a function that waits for it. Never
 * rejects.
 */
const preparePage = async (isServedToGuest: boolean) => {
  if (location.pathname === HOME_PATH) return undefined
  const [screens] = await Promise.allSettled([
    import('./other-screens.tsx'),
    OtherScreens.prepare(),
  ])
  if (screens.status === 'rejected') return undefined
  return screens.value.preparePage(location.pathname, isServedToGuest)
}

const mount = async (root: HTMLElement): Promise<void> => {
  const locale = chosenLocale()
  const { path, language, view } = root.dataset
  // The page may be for another address or language, for example from a cache.
  const isPrerendered = path === location.pathname && language === locale
  const isServedToGuest = isPrerendered && view === 'guest'
  const screen = preparePage(isServedToGuest)
  const messages = await loadCatalog(locale)
  await nextTask()
  const translator = createTranslator(locale, messages)
  const site = createSite({ isServedToGuest })
  const appWith = (onReady: () => void) => (
    <StrictMode>
      <App
        site={site}
        translator={translator}
        productTag={document.title}
        Router={BrowserRouter}
        isPrerendered={isPrerendered}
        onReady={onReady}
      />
    </StrictMode>
  )
  if (!isPrerendered) {
    createRoot(root).render(appWith(() => undefined))
    return
  }
  // A part that waits for its code would disappear from the page meanwhile.
  const waitForScreen = await screen
  await waitForScreen?.(translator)
  // React handles presses from here on.
  const playEarlyPresses = window.takeEarlyPresses?.()
  // Within a transition React yields every few milliseconds.
  startTransition(() => {
    hydrateRoot(
      root,
      appWith(() => playEarlyPresses?.()),
    )
  })
}

/** Ignores a failure, because the page works without this code. */
const startAfterLoad = (): void =>
  void import('./after-load.ts').then(({ afterLoad }) => afterLoad()).catch(() => undefined)

/**
 * Starts the site: first the player's language, then everything else. Rejects on failure; the page then shows its
 * static text with a reload link.
 */
export const start = async (root: HTMLElement): Promise<void> => {
  await mount(root)
  if (import.meta.env.PROD) whenPageIsIdle(startAfterLoad)
}
