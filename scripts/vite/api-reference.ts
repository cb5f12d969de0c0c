import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type * as pages from '#contract/api-reference'
import { repositoryRoot } from '../repository/repository-root.ts'

const openapi = join(repositoryRoot, 'openapi')
const folder = join(repositoryRoot, '.cache/api-reference')

/** Dynamic, so that Vite's configuration does not load the contract's tools. */
const loadPages = async () =>
  (await import(
    pathToFileURL(join(repositoryRoot, 'tools/contract/api-reference/write-pages.ts')).href
  )) as typeof pages

/** `/__api` of `npm run dev`: both contracts as pages, as by `npm run contract:docs`. */
export const apiReference = (): Plugin => ({
  name: 'maru:api-reference',
  apply: 'serve',
  configureServer({ middlewares, watcher }) {
    let pagesWritten: Promise<unknown> | undefined
    watcher.on('all', (_, file) => {
      if (file.startsWith(openapi)) pagesWritten = undefined
    })
    middlewares.use('/__api', (request, response, next) => {
      const name = /^\/(public|proxy)(?:\.html)?(?:[?#]|$)/.exec(request.url ?? '')?.[1]
      if (name === undefined)
        return void response.writeHead(302, { location: '/__api/public.html' }).end()
      pagesWritten ??= loadPages().then(({ writePages }) => writePages(folder))
      pagesWritten
        .then(() => readFile(join(folder, `${name}.html`)))
        .then((text) => response.setHeader('content-type', 'text/html; charset=utf-8').end(text))
        .catch(next)
    })
  },
})
