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

/** Loads what this page shows first, beside the language; the way to wait for it. Never rejects. */
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
  // Another page than this address and this cookie ask for: one from a cache, for example.
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
  // A part that has to wait for its code would be taken off the page for that time.
  const prepared = await screen
  await prepared?.(translator)
  // From here on React itself attends to what is pressed.
  const playEarlyPresses = window.takeEarlyPresses?.()
  // Within a transition React leaves the page its turn every few milliseconds.
  startTransition(() => {
    hydrateRoot(
      root,
      appWith(() => playEarlyPresses?.()),
    )
  })
}

/** Without this code all that the page shows is still there. */
const attendAfterLoad = (): void =>
  void import('./after-load.ts').then(({ afterLoad }) => afterLoad()).catch(() => undefined)

/**
 * Starts the site in the page: the player's language first, then everything else. Rejects if that
 * is not possible; the page's own text then says so and offers to load it anew.
 */
export const start = async (root: HTMLElement): Promise<void> => {
  await mount(root)
  if (import.meta.env.PROD) whenPageIsIdle(attendAfterLoad)
}
