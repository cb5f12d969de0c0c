import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import type * as lengthened from '../../mocks/browser/lengthened.ts'
import type * as refusals from '../screens/list-refusals.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))
/** `failure.member.pseudo.states.localhost` */
const pseudoHost = /\.pseudo\.states\.localhost(?::\d+)?$/
const englishCatalog = /^\/src\/i18n\/compiled\/en(?:\.rest|\.member)?\.json(?:\?|$)/

/** Dynamic, so that Vite's configuration loads neither the mock nor the reader of the code. */
const loadLengthened = async () =>
  (await import(pathToFileURL(join(top, 'mocks/browser/lengthened.ts')).href)) as typeof lengthened

const loadRefusals = async () =>
  (await import(
    pathToFileURL(join(top, 'scripts/screens/list-refusals.ts')).href
  )) as typeof refusals

async function send(response: ServerResponse, type: string, text: string | Promise<string>) {
  response.setHeader('content-type', type).end(await text)
}

async function pageText(server: ViteDevServer, url: string): Promise<string> {
  const html = await readFile(join(top, 'panel/states/index.html'), 'utf8')
  return server.transformIndexHtml(url, html)
}

async function pseudoCatalog(url: string): Promise<string> {
  const text = await readFile(join(top, new URL(url, 'http://localhost').pathname), 'utf8')
  const { lengthenedCatalog } = await loadLengthened()
  const catalog = JSON.parse(text) as Readonly<Record<string, unknown>>
  return `export default ${JSON.stringify(lengthenedCatalog(catalog))}`
}

/** `/__states` of `npm run dev`: every component and every screen in each of its states. */
export const shownStates = (): Plugin => ({
  name: 'maru:states',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { url = '', headers } = request
      if (pseudoHost.test(headers.host ?? '') && englishCatalog.test(url))
        return void send(response, 'text/javascript', pseudoCatalog(url)).catch(next)
      if (url === '/__states/refusals.json') {
        const listed = loadRefusals().then(({ listRefusals }) => JSON.stringify(listRefusals(top)))
        return void send(response, 'application/json', listed).catch(next)
      }
      if (!/^\/__states(?:[/?]|$)/.test(url)) return next()
      send(response, 'text/html; charset=utf-8', pageText(server, url)).catch(next)
    })
  },
})
