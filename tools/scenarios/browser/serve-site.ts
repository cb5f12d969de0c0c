import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { secureAnswers } from '#proxy/server/browser-policy.ts'
import { listen } from '#proxy/server/listen.ts'
import { readSettings } from '#proxy/server/settings.ts'
import { readSiteFiles } from '#proxy/site/site-files.ts'
import { readSitePages } from '#proxy/site/site-pages.ts'
import { createStaticSite } from '#proxy/site/static-site.ts'
import { GAMES_ORIGIN } from '../simulated/server.ts'
import type { BrowserSurroundings } from '../simulated/browser-surroundings.ts'
import { LOST_ANSWER_HEADER } from './count-calls.ts'

const folder = join(import.meta.dirname, '../../../dist')

/** The tab that sends a request. */
export const TAB_HEADER = 'x-scenario-tab'

/** Hides the error that ends a stream, which the server would print. */
async function* untilItFails(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch {
    // The connection ended.
  }
}

function streamOf(response: Response): Response {
  const body = response.body as AsyncIterable<Uint8Array> | null
  if (body === null) return response
  return new Response(Readable.toWeb(Readable.from(untilItFails(body))) as BodyInit, response)
}

/** Serves the built site, as the proxy of production does, and the member's stream of events. */
export async function serveSite(
  { begin, network, server, send }: BrowserSurroundings,
  reload: (tab: number) => void,
) {
  const settings = readSettings({
    SITE_DIR: folder,
    SESSION_STORE: 'memory',
    SERVICE_WORKER: 'off',
    VITALS_PERCENT: '0',
    BACKEND_URL: GAMES_ORIGIN,
    GAME_HOSTS: new URL(GAMES_ORIGIN).host,
    SESSION_IDLE_MS: String(begin['idle limit'] ?? 0),
  })
  const pages = readSitePages(folder, settings)
  const files = readSiteFiles(folder, settings)
  const site = createStaticSite({ files, pages, hasSession: server.hasSession })
  /** Whether the network loads a page now; else the tab is loaded later. */
  const mayLoad = (tab: number): boolean => {
    let [isLoaded, isLate] = [false, false]
    network.loadPage(() => {
      isLoaded = true
      if (isLate) reload(tab)
    })
    isLate = true
    return isLoaded
  }
  let hangingCount = 0
  /** Number of calls that wait until the network is back. */
  const countWhileHanging = async (response: Promise<Response>): Promise<Response> => {
    if (!network.isHanging()) return response
    hangingCount += 1
    try {
      return await response
    } finally {
      hangingCount -= 1
    }
  }
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const { signal, headers } = request
    const tab = Number(headers.get(TAB_HEADER))
    if (pathname.startsWith('/api/'))
      return streamOf(await countWhileHanging(send(tab, request, signal)))
    if (pathname === '/search-words.json')
      return countWhileHanging(
        network.carry(
          () => site(request),
          () => signal.aborted,
        ),
      )
    // An answer without content leaves the current page in place.
    const isPage = headers.get('sec-fetch-mode') === 'navigate'
    return isPage && !mayLoad(tab) ? new Response(null, { status: 204 }) : site(request)
  }
  const app = new Hono()
  app.use(secureAnswers({ ...pages, isSecure: false, imageHosts: settings.imageHosts }))
  app.all('*', ({ req: { raw } }) =>
    answer(raw).catch(
      () => new Response(null, { status: 503, headers: { [LOST_ANSWER_HEADER]: '1' } }),
    ),
  )
  const { port, stop } = await listen({ answer: app.fetch, port: 0, host: 'localhost' })
  return {
    url: `http://localhost:${port}`,
    /** Streams and files that wait for the network. */
    hanging: () => hangingCount,
    /** Ignores connections kept by browsers. */
    stop: (): void => void stop(0),
  }
}
