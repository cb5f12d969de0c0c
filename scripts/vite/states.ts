import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type * as lengthened from '../../mocks/browser/lengthened.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

/** `failure.member.pseudo.states.localhost` */
const pseudoHost = /\.pseudo\.states\.localhost(?::\d+)?$/
const englishCatalog = /^\/src\/i18n\/compiled\/en(?:\.rest|\.member)?\.json(?:\?|$)/

/** Dynamic, so that Vite's configuration does not load the mock. */
const loadLengthened = async () =>
  (await import(
    pathToFileURL(join(repositoryRoot, 'mocks/browser/lengthened.ts')).href
  )) as typeof lengthened

async function pseudoCatalog(url: string): Promise<string> {
  const text = await readFile(
    join(repositoryRoot, new URL(url, 'http://localhost').pathname),
    'utf8',
  )
  const { lengthenedCatalog } = await loadLengthened()
  const catalog = JSON.parse(text) as Readonly<Record<string, unknown>>
  return `export default ${JSON.stringify(lengthenedCatalog(catalog))}`
}

/** `/__states` of `npm run dev`: components and every screen in each of its states. */
export const shownStates = (): Plugin => ({
  name: 'maru:states',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { url = '', headers } = request
      const send = (type: string, text: Promise<string>) =>
        text.then((body) => response.setHeader('content-type', type).end(body)).catch(next)
      if (pseudoHost.test(headers.host ?? '') && englishCatalog.test(url))
        return void send('text/javascript', pseudoCatalog(url))
      if (!/^\/__states(?:[/?]|$)/.test(url)) return next()
      const page = readFile(join(repositoryRoot, 'panel/states/index.html'), 'utf8')
      void send(
        'text/html; charset=utf-8',
        page.then((html) => server.transformIndexHtml(url, html)),
      )
    })
  },
})
