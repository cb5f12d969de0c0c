import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type * as hybridSettings from '../../mocks/control/hybrid-settings.ts'
import {
  REAL_PATH,
  HYBRID_SETTINGS_META,
  UNREACHABLE_HEADER,
} from '../../mocks/browser/hybrid-constants.ts'
import { readProperty } from '../../src/lib/json.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

/** Dynamic, so that Vite's configuration does not load the mock. */
const loadHybridSettings = async () =>
  (await import(
    pathToFileURL(join(repositoryRoot, 'mocks/control/hybrid-settings.ts')).href
  )) as typeof hybridSettings

type Environment = Readonly<Record<string, string | undefined>>

export const isHybrid = ({ MOCK, REAL: real }: Environment): boolean => Boolean(MOCK || real)

const excludedHeaders = ['host', 'connection', 'content-length', 'cookie', 'referer', 'user-agent']

const isForwarded = ([name]: [string, unknown]): boolean =>
  !excludedHeaders.includes(name) && !name.startsWith('sec-') && name !== 'accept-encoding'

async function readBodyText(incoming: IncomingMessage): Promise<string> {
  incoming.setEncoding('utf8')
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return text
}

/** Sends a request of the page to the backend. */
async function pass(url: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  if (incoming.headers['sec-fetch-site'] !== 'same-origin') return outgoing.writeHead(403).end()
  const body = await readBodyText(incoming)
  const control = new AbortController()
  outgoing.on('close', () => control.abort())
  try {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(isForwarded) as [string, string][],
    )
    const method = incoming.method ?? 'POST'
    const response = await fetch(url + (incoming.url ?? ''), {
      method,
      headers,
      redirect: 'manual',
      signal: control.signal,
      ...(body === '' ? {} : { body }),
    })
    const answer = new Uint8Array(await response.arrayBuffer())
    const forwardedHeaders = ['content-type', 'retry-after', 'x-request-id'].flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    return outgoing.writeHead(response.status, Object.fromEntries(forwardedHeaders)).end(answer)
  } catch (error) {
    if (outgoing.destroyed) return undefined
    const code = readProperty(readProperty(error, 'cause'), 'code') ?? (error as Error).message
    return outgoing.writeHead(502, { [UNREACHABLE_HEADER]: String(code) }).end()
  }
}

/**
 * `BACKEND_URL=… MOCK=openGame,notes npm run dev`: the mock in the page sends the other operations through this server to
 * the backend. Exits with 2 for an invalid setting.
 */
export function hybrid(environment: Environment = process.env): Plugin {
  let settings: hybridSettings.HybridSettings | null = null
  return {
    name: 'maru:hybrid',
    apply: 'serve',
    async config() {
      if (!isHybrid(environment)) return
      try {
        settings = (await loadHybridSettings()).readHybrid(environment)
      } catch (error) {
        console.error(error instanceof Error ? error.message : String(error))
        process.exit(2)
      }
    },
    transformIndexHtml: {
      // The handler runs after the demo games' plugin, which sets the mock's games.
      order: 'post',
      handler(html) {
        if (settings === null) return html
        const games = environment['GAME_HOSTS'] ?? ''
        return {
          html: html.replace(/(<meta name="maru:game-hosts" content=")([^"]*)/, `$1$2 ${games}`),
          tags: [
            {
              tag: 'meta',
              attrs: { name: 'maru:image-hosts', content: environment['IMAGE_HOSTS'] ?? '' },
              injectTo: 'head' as const,
            },
            {
              tag: 'meta',
              attrs: { name: HYBRID_SETTINGS_META, content: JSON.stringify(settings) },
              injectTo: 'head-prepend' as const,
            },
          ],
        }
      },
    },
    async configureServer(server) {
      if (settings === null) return
      const { url } = settings
      server.middlewares.use(REAL_PATH, (request, response, next) => {
        pass(url, request, response).catch(next)
      })
      try {
        await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(3_000) })
      } catch {
        console.warn(`\n  Nothing responds at ${url}: operations that are real show an error.\n`)
      }
    },
  }
}
