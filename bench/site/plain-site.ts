import { globSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../../scripts/ports.ts'

const folder = join(import.meta.dirname, '../../.cache/bench/plain')

const indexHtml = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>Plain</title>
<meta name="viewport" content="width=device-width"></head><body><div id="root"></div>
<script type="module" src="/main.jsx"></script></body></html>`

/** Only the size of its code matters: nothing sends the machine's events. */
const appSource = `
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { createMachine } from 'xstate'
import { useMachine } from '@xstate/react'
import { IntlMessageFormat } from 'intl-messageformat'

const client = createClient({ baseUrl: '/' })
const session = createMachine({
  initial: 'guest',
  states: { guest: { on: { 'signed in': 'member' } }, member: { on: { 'signed out': 'guest' } } },
})
const title = new IntlMessageFormat('{count, plural, other {# games}}', 'ko')

function Home() {
  const [state] = useMachine(session)
  const [letters, setLetters] = useState('')
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await client.GET('/api/settings')).data,
  })
  return h('main', null,
    h('h1', { style: { fontSize: 40 } }, String(title.format({ count: data?.count ?? 24 }))),
    h('input', { value: letters, onChange: (event) => setLetters(event.target.value) }),
    h('ul', null, Array.from({ length: 24 }, (_, index) =>
      h('li', { key: index }, h(Link, { to: '/game/' + index }, 'Game ' + index + ' ' + state.value)))))
}

createRoot(document.getElementById('root')).render(
  h(QueryClientProvider, { client: new QueryClient() },
    h(BrowserRouter, null, h(Routes, null, h(Route, { path: '*', element: h(Home) })))))
`

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

type PlainFile = { readonly contentType: string; readonly brotli: Buffer }

/** Builds the page; its files by path, compressed once so that no visit waits for it. */
async function buildPlainSite(): Promise<ReadonlyMap<string, PlainFile>> {
  const { build } = await import('vite')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), indexHtml)
  await writeFile(join(folder, 'main.jsx'), appSource)
  const outDir = join(folder, 'dist')
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir } })
  const names = globSync('**/*.*', { cwd: outDir })
  return new Map(
    names.map((name) => [
      name === 'index.html' ? '/' : `/${name}`,
      {
        contentType: contentTypes[extname(name)] ?? 'application/octet-stream',
        brotli: brotliCompressSync(readFileSync(join(outDir, name))),
      },
    ]),
  )
}

/** Builds and serves a minimal page of the site's libraries, to compare a first visit with. */
export async function startPlainSite(): Promise<{
  readonly url: string
  readonly stop: () => void
}> {
  const files = await buildPlainSite()
  const port = await freePort()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const file = files.get(path)
    if (path.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"count":24}')
    } else if (file === undefined) {
      response.writeHead(404).end()
    } else {
      response
        .writeHead(200, { 'content-type': file.contentType, 'content-encoding': 'br' })
        .end(file.brotli)
    }
  }).listen(port, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
