import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const page = fileURLToPath(new URL('page/play.html', import.meta.url))

const withoutServer = (html: string): string =>
  html
    .replaceAll('/games/source/', '/')
    .replace('/mocks/games/page/demo-game.ts', '/mocks/browser/play-dev.ts')

/** Serves the demo games at `/games/play` in `npm run dev`; not part of a build. */
export const demoGames = (): Plugin => {
  let hosts = ''
  return {
    name: 'maru:demo-games',
    apply: 'serve',
    configResolved({ server: { port } }) {
      hosts = `localhost:${port} 127.0.0.1:${port}`
    },
    transformIndexHtml: (html) =>
      html.replace(/(<meta name="maru:game-hosts" content=")[^"]*/, `$1${hosts}`),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/'
        if (new URL(url, 'http://localhost').pathname !== '/games/play') {
          next()
          return
        }
        readFile(page, 'utf8')
          .then((html) => server.transformIndexHtml(url, withoutServer(html)))
          .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
          .catch(next)
      })
    },
  }
}
