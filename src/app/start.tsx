// The tokens come first: they fix the order of the layers for every other stylesheet.
import '../ui/tokens.css'
import '../ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadCatalog } from '../i18n/catalog.ts'
import { chosenLocale } from '../i18n/locale-choice.ts'
import { createTranslator } from '../i18n/translator.ts'
import { App } from './app.tsx'
import { prepareScreen } from './routes.ts'
import { createSite } from './site.ts'

const mount = async (root: HTMLElement): Promise<void> => {
  const locale = chosenLocale()
  prepareScreen(location.pathname)
  const translator = createTranslator(locale, await loadCatalog(locale))
  const site = createSite()
  createRoot(root).render(
    <StrictMode>
      <App site={site} translator={translator} productTag={document.title} />
    </StrictMode>,
  )
}

/**
 * Starts the site in the page: the player's language first, then everything else. Rejects if that
 * is not possible; the page's own text then says so and offers to load it anew.
 */
export const start = (root: HTMLElement): Promise<void> =>
  mount(root).catch((error: unknown) => {
    root.className = 'failed'
    throw error
  })
