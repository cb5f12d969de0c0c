// What the site, its prerendered pages and the proxy that serves them agree upon.

/** The cookie that keeps the player's language: the proxy answers with the page in that language. */
export const LANGUAGE_COOKIE = 'maru-language'

/** The language of a player who has chosen none (R-I18N-01). */
export const DEFAULT_LANGUAGE = 'ko'

/** The folder of the pages within the built site; one folder below it for each language. */
export const PAGES_FOLDER = '.pages'

/** Stands in the pages where the proxy writes the operator's title. */
export const PRODUCT_TAG_MARK = '%product-tag%'

/** Served to browsers without a session, or to all others. */
export type PageView = 'guest' | 'any'

export type Page = { readonly path: string; readonly view: PageView }

/** What a page says beside the site itself: texts and, as HTML, elements. */
export type PageTexts = {
  /** The language's tag, for the browser. */
  readonly tag: string
  readonly description: string
  readonly notLoaded: string
  readonly noScript: string
}

/** The site as the build prerenders it. */
export type PrerenderedSite = {
  readonly languages: readonly string[]
  readonly pages: readonly Page[]
  /** The text of the inline script of every prerendered page. */
  readonly inlineScript: string
  /** The text of that of all other pages. */
  readonly otherInlineScript: string
  /** The inside of the page's root. Rejects when any part of the page fails. */
  readonly renderPage: (language: string, page: Page) => Promise<string>
  readonly textsIn: (language: string) => Promise<PageTexts>
  /** What the site says, in every language, when it cannot be reached. */
  readonly renderOffline: () => Promise<OfflineParts>
}

export type OfflineParts = { readonly root: string; readonly inlineScript: string }

/** The file of a prerendered page, relative to its language's folder. */
export const pageFile = (path: string, view: PageView): string =>
  `${path === '/' ? 'index' : path.slice(1)}${view === 'guest' ? '.guest' : ''}.html`

/** The file of a language for every address that is not prerendered. */
export const OTHER_PAGE = 'other.html'

/** The page that the service worker shows when the site cannot be reached. */
export const OFFLINE_PATH = '/offline.html'

export const SERVICE_WORKER_PATH = '/service-worker.js'

/** The Trusted Types policy that makes no address but the service worker's. */
export const SERVICE_WORKER_POLICY = 'service-worker'

/** The one that makes no address but that of the worker that paints covers. */
export const COVER_WORKER_POLICY = 'cover-worker'

/** The one that parses operators' texts, in a document where nothing runs. */
export const MARKUP_POLICY = 'operator-markup'

/** The folder of the service worker's scripts within the built site: its own, and the one without it. */
export const WORKER_FOLDER = '.worker'

/** What the build tells the service worker. */
export type ServiceWorkerRelease = {
  /** Addresses of the release's code and styles. */
  readonly files: readonly string[]
  /** Addresses of each language's texts. */
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** Addresses of the documents that are the same with and without a session. */
  readonly pages: readonly string[]
}

/** What the proxy tells the service worker. */
export type ServiceWorkerSettings = {
  /** Another one for each release. */
  readonly cache: string
  /** How long the network has before a kept page is shown; 0: none is kept. */
  readonly pageWaitMs: number
}

/** Names the stylesheet of which a prerendered page holds the part that guests need. */
export const STYLESHEET_META = 'maru:stylesheet'
