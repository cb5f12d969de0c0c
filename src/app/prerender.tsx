import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createFirstSession } from '../features/session/first-session.actors.ts'
import { brand } from '../generated/brand/brand.ts'
import { prerenderedPaths } from '../generated/screens/prerendered.ts'
import { createNotifier } from '../features/toasts/notifier.ts'
import { createQueryClient } from '../http/query-client.ts'
import { loadCatalog } from '../i18n/catalog.ts'
import { isLocale } from '../i18n/locale-choice.ts'
import { locales } from '../i18n/locales.ts'
import { createTranslator } from '../i18n/translator.ts'
import { PRODUCT_TAG_MARK } from '../lib/prerendered-page.ts'
import type { PrerenderedSite } from '../lib/prerendered-page.ts'
import { App } from './app.tsx'
import { comeBack, keepEarlyPresses, markReturning, showTheme } from './inline-scripts.ts'
import { HOME_PATH } from './lazy-screens.tsx'
import type { Site } from './site.ts'

const nothing = () => undefined
const rejectCall = () => Promise.reject(new Error('Member data requested while prerendering.'))

/** A site that makes no calls. */
const stillSite = (isServedToGuest: boolean): Site => {
  return {
    queryClient: createQueryClient(),
    notifier: createNotifier(),
    session: createFirstSession({ find: rejectCall, load: rejectCall }),
    isServedToGuest,
    memberActors: rejectCall,
  }
}

const translatorFor = async (language: string) => {
  if (!isLocale(language)) throw new Error(`There is no language ${language}.`)
  return createTranslator(language, await loadCatalog(language))
}

const renderPage: PrerenderedSite['renderPage'] = async (language, { path, view }) => {
  const failures: unknown[] = []
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  )
  const { prelude } = await prerender(
    <App
      site={stillSite(view === 'guest')}
      translator={await translatorFor(language)}
      productTag={PRODUCT_TAG_MARK}
      Router={Router}
      isPrerendered
      onReady={nothing}
    />,
    // Above this size React would move parts to the page's end, to be placed by a script.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}

const textsIn: PrerenderedSite['textsIn'] = async (language) => {
  const { t, complete, locale } = await translatorFor(language)
  await complete()
  return {
    tag: locales[locale].tag,
    description: t('page.description'),
    notLoaded: renderToStaticMarkup(
      <div className="not-loaded">
        <p>
          <span>{t('page.notLoaded')}</span> <a href="">{t('failure.button.reload')}</a>
        </p>
      </div>,
    ),
    noScript: renderToStaticMarkup(
      <noscript>
        <p className="no-script">{t('page.noScript')}</p>
      </noscript>,
    ),
    tooManyCookies: renderToStaticMarkup(
      <main className="not-loaded" lang={locales[locale].tag}>
        <h1>{t('page.tooManyCookies.title')}</h1>
        <p>{t('page.tooManyCookies.body')}</p>
        <p>
          <a href="/">{t('failure.button.retry')}</a>
        </p>
      </main>,
    ),
  }
}

const renderOffline: PrerenderedSite['renderOffline'] = async () => {
  const blocks = brand.languages.map(async (language) => {
    const { t, complete, locale } = await translatorFor(language)
    await complete()
    return (
      <main
        className="not-loaded"
        lang={locales[locale].tag}
        data-language={language}
        key={language}
      >
        <h1>{t('session.unreachable.title')}</h1>
        <p>{t('session.unreachable.body')}</p>
        <p>
          <a href="">{t('failure.button.retry')}</a>
        </p>
      </main>
    )
  })
  const root = renderToStaticMarkup(await Promise.all(blocks))
  return { root, inlineScript: `(${String(showTheme)})();(${String(comeBack)})()` }
}

/**
 * The pages to prerender, in every language. A page that guests and members see differently has one version for
 * browsers without a session and one that waits for the session.
 */
export const prerenderedSite: PrerenderedSite = {
  language: brand.language,
  languages: brand.languages,
  pages: [
    ...prerenderedPaths.map((path) => ({ path, view: 'any' }) as const),
    ...prerenderedPaths.flatMap((path) =>
      path === HOME_PATH ? [] : ({ path, view: 'guest' } as const),
    ),
  ],
  inlineScript: `(${String(showTheme)})();(${String(keepEarlyPresses)})();(${String(markReturning)})()`,
  otherInlineScript: `(${String(showTheme)})();(${String(markReturning)})()`,
  renderPage,
  textsIn,
  renderOffline,
}
