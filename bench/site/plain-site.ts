import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../../scripts/ports.ts'

const folder = join(import.meta.dirname, '../../.cache/bench/plain')

const html = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>Plain</title>
<meta name="viewport" content="width=device-width"></head><body><div id="root"></div>
<script type="module" src="/main.jsx"></script></body></html>`

const main = `
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
    h('ul', null, Array.from({ length: 24 }, (_, at) =>
      h('li', { key: at }, h(Link, { to: '/game/' + at }, 'Game ' + at + ' ' + state.value)))))
}

createRoot(document.getElementById('root')).render(
  h(QueryClientProvider, { client: new QueryClient() },
    h(BrowserRouter, null, h(Routes, null, h(Route, { path: '*', element: h(Home) })))))
`

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

export async function startPlainSite(): Promise<{
  readonly url: string
  readonly stop: () => void
}> {
  const { build } = await import('vite')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), html)
  await writeFile(join(folder, 'main.jsx'), main)
  const outDir = join(folder, 'dist')
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir } })
  const port = await freePort()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (path.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"count":24}')
      return
    }
    const file = join(outDir, path === '/' ? 'index.html' : path)
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': types[extname(file)] ?? 'application/octet-stream',
            'content-encoding': 'br',
          })
          .end(brotliCompressSync(body)),
      () => response.writeHead(404).end(),
    )
  }).listen(port, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
