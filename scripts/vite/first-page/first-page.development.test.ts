import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import type { Plugin } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { firstPage } from './first-page.ts'

const sources = {
  'index.html': `<!doctype html><html><head><title>A site</title></head><body>
<script type="module" src="/src/main.tsx"></script></body></html>`,
  'src/main.tsx': `import { count, more, name } from './count.ts'
const before = count
more()
const { later } = await import('./later.ts')
globalThis.seen = { name, before, after: count, later: later() }`,
  'src/count.ts': `import { greet } from './circle.ts'
export let count = 1
export const more = () => (count += 1)
export const hall = 'hall'
export const name = greet()`,
  'src/circle.ts': `import { hall } from './count.ts'
export * from './stars.ts'
export const greet = () => 'hello'
export const where = () => hall`,
  'src/stars.ts': `export const star = 'star'
export default 'not for all'`,
  'src/later.ts': `import { star, where } from './circle.ts'
export const later = () => star + ' in the ' + where()`,
}

type Sources = Readonly<Record<string, string>>

function writeSite(files: Sources = {}) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'first-page-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const [file, text] of Object.entries({ ...sources, ...files })) write(file, text)
  return { root, write }
}

/** `npm run dev` of the site, with the files that it compiled. */
async function serve(root: string, { noDiscovery = true } = {}) {
  const compiled: string[] = []
  const counting: Plugin = {
    name: 'counting',
    transform: (_, id) => void (id.startsWith(root) && compiled.push(id.slice(root.length))),
  }
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(root, '.cache/vite'),
    plugins: [counting, ...firstPage({ alsoLoads: ['/src/later.ts'], settings: [] })],
    optimizeDeps: { noDiscovery },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const http = createHttpServer(vite.middlewares)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const get = async (path: string) => {
    const response = await fetch(url + path)
    return response.text()
  }
  const stop = async () => {
    http.closeAllConnections()
    http.close()
    await vite.close()
  }
  onTestFinished(stop)
  const page = async () => vite.transformIndexHtml('/', sources['index.html'])
  const isKept = () => existsSync(join(root, '.cache/first-page.json'))
  return { compiled, get, isKept, page, stop }
}

const scriptOf = (html: string): string => /src="([^"]*first-page[^"]*)"/.exec(html)?.[1] ?? ''

/** What the page's file does in a browser whose Vite client is a stub. */
async function run(code: string): Promise<unknown> {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1' })
  onTestFinished(() => void vi.unstubAllGlobals())
  Reflect.deleteProperty(globalThis, 'seen')
  const stubbed = code.replaceAll(/^import \* as (\w+) from .+$/gm, 'const $1 = {}')
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(stubbed)}`)
  return vi.waitFor(() => {
    expect(globalThis).toHaveProperty('seen')
    return (globalThis as { seen?: unknown }).seen
  })
}

test('the first page of npm run dev has its modules in one file, and each works as a module', async () => {
  const { root } = writeSite()
  const { get, page } = await serve(root)
  const html = await page()
  expect(html).not.toContain('src="/src/main.tsx"')
  const text = await get(scriptOf(html))
  expect(await run(text)).toEqual({
    name: 'hello',
    before: 1,
    after: 2,
    later: 'star in the hall',
  })
})

test('a file that is loaded later imports what the page has', async () => {
  const { root } = writeSite()
  const { get, page } = await serve(root)
  const html = await page()
  const [, text = '{}'] = /<script type="importmap">(.+?)<\/script>/.exec(html) ?? []
  const { imports } = JSON.parse(text) as { readonly imports: Sources }
  expect(Object.keys(imports).toSorted()).toEqual(
    ['circle.ts', 'count.ts', 'later.ts', 'main.tsx', 'stars.ts'].map((name) => `/src/${name}`),
  )
  const module = await get(imports['/src/circle.ts'] ?? '')
  expect(module).toContain('globalThis.__firstPage("/src/circle.ts")')
  expect(module).toContain('export { _0 as "greet", _1 as "where", _2 as "star" }')
})

test('the next start compiles only what was edited since', async () => {
  const { root, write } = writeSite()
  const first = await serve(root)
  await first.page()
  expect(first.compiled.toSorted()).toEqual([
    '/src/circle.ts',
    '/src/count.ts',
    '/src/later.ts',
    '/src/main.tsx',
    '/src/stars.ts',
  ])
  await vi.waitFor(() => expect(first.isKept()).toBe(true), { timeout: 10_000 })
  await first.stop()
  write('src/stars.ts', `export const star = 'sun'`)
  const second = await serve(root)
  const text = await second.get(scriptOf(await second.page()))
  expect(second.compiled).toEqual(['/src/stars.ts'])
  expect(await run(text)).toMatchObject({ later: 'sun in the hall' })
})

test('the next start compiles nothing after one that put packages together', async () => {
  const { root } = writeSite({
    'src/stars.ts': `export { star } from 'stars'`,
    'node_modules/stars/package.json': '{ "name": "stars", "type": "module", "main": "index.js" }',
    'node_modules/stars/index.js': `export const star = 'far star'`,
  })
  const first = await serve(root, { noDiscovery: false })
  await first.page()
  await vi.waitFor(() => expect(first.isKept()).toBe(true), { timeout: 30_000 })
  await first.stop()
  const second = await serve(root, { noDiscovery: false })
  const text = await second.get(scriptOf(await second.page()))
  expect(second.compiled).toEqual([])
  expect(await run(text)).toMatchObject({ later: 'far star in the hall' })
})

test('a page with a module that does not compile is served as by Vite, until it is mended', async () => {
  const { root, write } = writeSite({ 'src/stars.ts': 'export const star =' })
  const { page } = await serve(root)
  expect(await page()).toContain('src="/src/main.tsx"')
  write('src/stars.ts', sources['src/stars.ts'])
  expect(await page()).not.toContain('src="/src/main.tsx"')
})
