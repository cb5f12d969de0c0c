import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pseudoCatalog } from '../../src/i18n/pseudo-language.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

/** `failure.member.pseudo.states.localhost` */
const pseudoHost = /\.pseudo\.states\.localhost(?::\d+)?$/
const englishCatalog = /^\/src\/i18n\/compiled\/en(?:\.rest|\.member)?\.json(?:\?|$)/

async function readPseudoCatalog(url: string): Promise<string> {
  const file = join(repositoryRoot, new URL(url, 'http://localhost').pathname)
  const catalog = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, unknown>>
  return `export default ${JSON.stringify(pseudoCatalog(catalog))}`
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
        return void send('text/javascript', readPseudoCatalog(url))
      if (!/^\/__states(?:[/?]|$)/.test(url)) return next()
      const page = readFile(join(repositoryRoot, 'panel/states/index.html'), 'utf8')
      void send(
        'text/html; charset=utf-8',
        page.then((html) => server.transformIndexHtml(url, html)),
      )
    })
  },
})
