import { LANGUAGE_COOKIE, OFFLINE_PATH } from '../lib/prerendered-page.ts'
import type { ServiceWorkerRelease, ServiceWorkerSettings } from '../lib/prerendered-page.ts'

declare const self: ServiceWorkerGlobalScope

/** The build and the proxy prepend these to this script. */
declare const release: ServiceWorkerRelease
declare const settings: ServiceWorkerSettings

/** Static routes, missing from TypeScript's libraries. */
type WithRoutes = { readonly addRoutes?: (routes: readonly object[]) => Promise<void> }

/** Paths that the server always answers itself. */
const OF_SERVER = ['api', 'public', 'metrics', 'healthz', 'readyz']
const ASSETS = '/assets/'

const isOfServer = (pathname: string): boolean => OF_SERVER.includes(pathname.split('/')[1] ?? '')

const openCache = (): Promise<Cache> => caches.open(settings.cache)

/** The cached file; undefined if missing or if the browser refuses its cache. */
const cachedFile = async (file: string): Promise<Response | undefined> => {
  try {
    return await caches.match(file, { cacheName: settings.cache, ignoreVary: true })
  } catch {
    return undefined
  }
}

/** A hashed file never changes, so a copy of an older release or of the browser is fine. */
const keepFile = async (file: string): Promise<void> => {
  const cache = await openCache()
  if ((await cache.match(file)) !== undefined) return
  const cached = await caches.match(file)
  if (cached === undefined) await cache.add(new Request(file, { priority: 'low' }))
  else await cache.put(file, cached)
}

/** The language in the player's cookie; undefined where workers cannot read cookies. */
const languageOfPlayer = async (): Promise<string | undefined> => {
  if (!('cookieStore' in self)) return undefined
  const cookie = await self.cookieStore.get(LANGUAGE_COOKIE)
  return cookie?.value ?? release.language
}

/** Everything that open pages of the release may request, in the player's language. */
const filesOfRelease = async (): Promise<readonly string[]> => {
  const texts =
    release.texts[(await languageOfPlayer()) ?? ''] ?? Object.values(release.texts).flat()
  return [...release.files, ...texts]
}

/** Documents that do not depend on a session, unless the operator disabled caching. */
const isCachedPage = (pathname: string): boolean =>
  settings.pageWaitMs > 0 && release.pages.includes(pathname)

/** Cache key of a document: path and language; null: language unknown. */
const documentKey = async (pathname: string): Promise<string | null> => {
  const language = await languageOfPlayer()
  return language === undefined ? null : `${pathname}?language=${language}`
}

const NAMED_FILES = /\/assets\/[\w.-]+/g

/** Caches a document after every file that it references, so that a cached document always works. */
const keepDocument = async (key: string, document: Response): Promise<void> => {
  if (!document.ok || document.redirected) return
  const tag = document.headers.get('etag')
  if (tag !== null && tag === (await cachedFile(key))?.headers.get('etag')) return
  const text = await document.clone().text()
  await Promise.all([...new Set(text.match(NAMED_FILES))].map(keepFile))
  await (await openCache()).put(key, document)
}

/** Where static routes are supported, calls do not even start the worker. */
const routesPastWorker = [
  ...OF_SERVER.flatMap((name) => [
    { condition: { urlPattern: { pathname: `/${name}` } }, source: 'network' },
    { condition: { urlPattern: { pathname: `/${name}/*` } }, source: 'network' },
  ]),
  { condition: { requestMethod: 'POST' }, source: 'network' },
]

const keepRelease = async (): Promise<void> => {
  await Promise.all((await filesOfRelease()).map(keepFile))
  const offlinePage = new Request(OFFLINE_PATH, { cache: 'reload', priority: 'low' })
  await (await openCache()).add(offlinePage)
  for (const pathname of release.pages.filter(isCachedPage)) {
    const key = await documentKey(pathname)
    if (key !== null) await keepDocument(key, await fetch(pathname, { priority: 'low' }))
  }
}

self.addEventListener('install', (event) => {
  const { addRoutes } = event as WithRoutes
  // Browsers accept different routes; the listener below decides the same without them.
  const addedRoutes = addRoutes?.call(event, routesPastWorker).catch(() => undefined)
  event.waitUntil(Promise.all([addedRoutes, keepRelease()]))
})

/** Runs after the activation: before it, open pages of the previous release load their remaining code from its cache. */
const removeOtherCaches = async (): Promise<void> => {
  const names = await caches.keys()
  const oldCaches = names.filter((name) => name !== settings.cache)
  await Promise.all(oldCaches.map((name) => caches.delete(name)))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      removeOtherCaches(),
      self.registration.navigationPreload.enable(),
      self.clients.claim(),
    ]),
  )
})

const delay = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

/** Answers a navigation from the network, from the cache where the network is slow, or with the offline page. */
const answerPage = async (event: FetchEvent, pathname: string): Promise<Response> => {
  const fromNetwork = async (): Promise<Response> =>
    ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)
  const answer = fromNetwork()
  const navigation = answer.catch(async () => (await cachedFile(OFFLINE_PATH)) ?? Response.error())
  if (!isCachedPage(pathname)) return navigation
  // The copy must be made before the page consumes the answer.
  const copy = answer.then(
    (response) => response.clone(),
    () => undefined,
  )
  const findCached = async (): Promise<Response | undefined> => {
    const key = await documentKey(pathname)
    if (key === null) return undefined
    const cached = await cachedFile(key)
    const keeping = copy.then((response) => response && keepDocument(key, response))
    event.waitUntil(keeping.catch(() => undefined))
    return cached
  }
  const cached = await findCached().catch(() => undefined)
  if (cached === undefined) return navigation
  return Promise.race([navigation, delay(settings.pageWaitMs).then(() => cached)])
}

/** Texts of a language chosen later are cached on request. */
const isText = (pathname: string): boolean =>
  Object.values(release.texts).some((texts) => texts.includes(pathname))

const answerFile = async (event: FetchEvent, pathname: string): Promise<Response> => {
  const cached = await cachedFile(pathname)
  if (cached !== undefined) return cached
  const response = await fetch(event.request)
  if (response.ok && isText(pathname)) {
    const copy = response.clone()
    event.waitUntil(openCache().then((cache) => cache.put(pathname, copy)))
  }
  return response
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || isOfServer(pathname)) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (pathname.startsWith(ASSETS)) event.respondWith(answerFile(event, pathname))
})
