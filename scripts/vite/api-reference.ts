import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type * as pages from '#contract/api-reference'

const top = fileURLToPath(new URL('../..', import.meta.url))
const openapi = join(top, 'openapi')
const folder = join(top, '.cache/api-reference')

/** Dynamic, so that Vite's configuration does not load the contract's tools. */
const loadPages = async () =>
  (await import(
    pathToFileURL(join(top, 'tools/contract/api-reference/write-pages.ts')).href
  )) as typeof pages

const readTime = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

async function isFresh(page: string): Promise<boolean> {
  const files = await readdir(openapi, { recursive: true })
  const times = await Promise.all(files.map((file) => readTime(join(openapi, file))))
  return (await readTime(page)) > Math.max(...times)
}

let writing: Promise<unknown> | undefined

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = /^\/(public|proxy)(?:\.html)?(?:[?#]|$)/.exec(request.url ?? '')?.[1]
  if (name === undefined) {
    response.writeHead(302, { location: '/__api/public.html' }).end()
    return
  }
  const page = join(folder, `${name}.html`)
  if (!(await isFresh(page))) {
    writing ??= loadPages()
      .then(({ writePages }) => writePages(folder))
      .finally(() => (writing = undefined))
    await writing
  }
  const text = await readFile(page)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text)
}

/** `/__api` of `npm run dev`: both contracts as pages, as by `npm run contract:docs`. */
export const apiReference = (): Plugin => ({
  name: 'maru:api-reference',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/__api', (request, response, next) => {
      answer(request, response).catch(next)
    })
  },
})
