// Constants shared by the site, its prerendered pages and the proxy.

/** Cookie with the player's language; the proxy serves pages in that language. */
export const LANGUAGE_COOKIE = 'maru-language'

/** Language of players without a choice, unless the brand names another (R-I18N-01). */
export const DEFAULT_LANGUAGE = 'ko'

/** Folder of the pages within the built site, with one folder per language. */
export const PAGES_FOLDER = '.pages'

/** What the proxy reads of the brand that the site was built with, within the built site. */
export const BUILT_BRAND = '.brand.json'

/** Placeholder that the proxy replaces by the operator's title. */
export const PRODUCT_TAG_MARK = '%product-tag%'

/** Whether a page is for browsers without a session or for all others. */
export type PageView = 'guest' | 'any'

export type Page = { readonly path: string; readonly view: PageView }

/** Texts of a page and, as HTML, elements. */
export type PageTexts = {
  /** Language tag. */
  readonly tag: string
  readonly description: string
  readonly notLoaded: string
  readonly noScript: string
  /** Main part of the page about too large headers. */
  readonly tooManyCookies: string
}

/** The site as the build prerenders it. */
export type PrerenderedSite = {
  /** Language of players without a choice. */
  readonly language: string
  readonly languages: readonly string[]
  readonly pages: readonly Page[]
  readonly inlineScript: string
  readonly otherInlineScript: string
  /** HTML inside the page's root. Rejects when any part of the page fails. */
  readonly renderPage: (language: string, page: Page) => Promise<string>
  readonly textsIn: (language: string) => Promise<PageTexts>
  readonly renderOffline: () => Promise<OfflineParts>
}

export type OfflineParts = { readonly root: string; readonly inlineScript: string }

/** File of a prerendered page, relative to its language's folder. */
export const pageFile = (path: string, view: PageView): string =>
  `${path === '/' ? 'index' : path.slice(1)}${view === 'guest' ? '.guest' : ''}.html`

/** A language's file for addresses that are not prerendered. */
export const OTHER_PAGE = 'other.html'

/** A language's page for requests with more cookies than the proxy reads. */
export const COOKIES_PAGE = 'too-many-cookies.html'

/** Address of that page in all languages, for gateways. */
export const COOKIES_PATH = '/too-many-cookies'

/** Page that the service worker shows when the site is unreachable. */
export const OFFLINE_PATH = '/offline.html'

export const SERVICE_WORKER_PATH = '/service-worker.js'

/** Trusted Types policy for the service worker's address only. */
export const SERVICE_WORKER_POLICY = 'service-worker'

/** Trusted Types policy for the address of the cover worker only. */
export const COVER_WORKER_POLICY = 'cover-worker'

/** Trusted Types policy that parses operators' texts in an inert document. */
export const MARKUP_POLICY = 'operator-markup'

/** Folder of the service worker's scripts within the built site: the worker, and the one that removes it. */
export const WORKER_FOLDER = '.worker'

/** What the build writes into the service worker. */
export type ServiceWorkerRelease = {
  /** Language of players without a choice. */
  readonly language: string
  /** URLs of the release's code and styles. */
  readonly files: readonly string[]
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** URLs of documents that do not depend on a session. */
  readonly pages: readonly string[]
}

/** What the proxy writes into the service worker. */
export type ServiceWorkerSettings = {
  /** Cache name, unique per release. */
  readonly cache: string
  /** Time for the network before a cached page is shown; 0: no pages are cached. */
  readonly pageWaitMs: number
}

/** Names the stylesheet of which prerendered pages contain the part for guests. */
export const STYLESHEET_META = 'maru:stylesheet'
