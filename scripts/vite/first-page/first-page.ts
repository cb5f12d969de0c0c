import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { trace } from '../../live/trace.ts'
import { keyOf, readModules, writeModules } from './kept-modules.ts'
import { pageCode, pageMap, pageModule } from './page-code.ts'
import { createPageModules } from './page-modules.ts'
import { withoutStamp } from './wrapped-module.ts'
import type { WrappedModule } from './wrapped-module.ts'

const FOLDER = '/@first-page/'
const scripts = /[ \t]*<script type="module" src="(\/(?:src|panel)\/[^"]+)"><\/script>\n?/g
const ofPage = /src="\/@first-page\/code\?([0-9a-f]+)"/
const MAIN = '/src/main.tsx'
const PANEL = '/panel/start.ts'
/** Open pages may still load modules of older ones. */
const MAX_PAGES = 8
/** The page comes first. */
const WRITE_MS = 1_000
/** Where compiling takes longer, as in a fresh clone, Vite's own page shows more while it goes on. */
const MAX_WAIT_MS = 3_000

const longestWait = (): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS, null).unref())

type FirstPage = {
  readonly code: string
  readonly modules: ReadonlyMap<string, WrappedModule>
}

type FirstPageOptions = {
  /** Modules that the first page loads by `import()`, besides what its scripts import. */
  readonly alsoLoads: readonly string[]
  /** Settings that decide what modules hold. */
  readonly settings: readonly string[]
}

/** Of the packages that Vite has put together, as their URLs have it. */
const packagesOf = ({ environments }: ViteDevServer): string =>
  environments.client.depsOptimizer?.metadata.browserHash ?? ''

/** The same for the next start. A start that puts packages together keeps the URLs that it gave them before. */
function readNextPackages({ config }: ViteDevServer): string {
  const file = join(config.cacheDir, 'deps/_metadata.json')
  if (!existsSync(file)) return ''
  const { browserHash } = JSON.parse(readFileSync(file, 'utf8')) as { browserHash: string }
  return browserHash
}

/** Files of Vite's settings and plugins, which decide what modules hold. */
const deciding = [
  'package-lock.json',
  'vite.config.ts',
  '{,*/}tsconfig*.json',
  '.env*',
  'scripts/vite/**/*.ts',
  'src/lib/json.ts',
  'mocks/games/vite-plugin.ts',
]

/** What a module's code follows from besides its own file. */
function keyFor(server: ViteDevServer, packages: string, settings: readonly string[]): string {
  const { root, mode } = server.config
  const files = globSync(deciding, { cwd: root, exclude: ['node_modules'] }).toSorted()
  return keyOf(
    [root, packages, mode, ...settings],
    files.map((file) => join(root, file)),
  )
}

function createPages(server: ViteDevServer, { alsoLoads, settings }: FirstPageOptions) {
  const { environments, config, watcher } = server
  const { client } = environments
  const file = join(config.root, '.cache/first-page.json')
  const packages = packagesOf(server)
  const stored = readModules(file, keyFor(server, packages, settings))
  const modules = createPageModules(client, stored, () => packagesOf(server) === packages)
  const pages = new Map<string, FirstPage>()
  let starts: readonly string[] = []
  /** The newest page, for as long as nothing is edited. */
  let newest: { readonly of: string; readonly name: Promise<string> } | null = null
  for (const event of ['change', 'add', 'unlink'] as const) watcher.on(event, () => (newest = null))

  const write = (found: readonly WrappedModule[]) => {
    const all = modules.keptOf(found)
    if (all.length === stored.length && all.every((one) => stored.includes(one))) return
    const next = readNextPackages(server)
    writeModules(file, keyFor(server, next, settings), all, next)
  }

  async function compose(): Promise<string> {
    trace('first page: begins')
    const found = await modules.modules([...starts, ...alsoLoads])
    const waiting = found.find(({ url, isAsync }) => isAsync && !starts.includes(url))
    if (waiting !== undefined) throw new Error(`${waiting.url} awaits at its top.`)
    const code = pageCode(found, starts)
    const name = createHash('sha1').update(code).digest('hex')
    pages.delete(name)
    pages.set(name, { code, modules: new Map(found.map((module) => [module.url, module])) })
    for (const old of [...pages.keys()].slice(0, -MAX_PAGES)) pages.delete(old)
    trace('first page: made')
    setTimeout(write, WRITE_MS, found)
    return name
  }

  /** Returns the page's name. @throws when a module cannot be compiled */
  async function make(urls: readonly string[]): Promise<string> {
    const of = JSON.stringify([packagesOf(server), urls])
    if (newest?.of === of) return newest.name
    starts = urls
    const own = { of, name: compose() }
    newest = own
    try {
      return await own.name
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      config.logger.warnOnce(`The first page is served file by file: ${reason}`)
      if (newest === own) newest = null
      throw error
    }
  }
  return {
    make,
    pageOf: (name: string | undefined) => pages.get(name ?? ''),
    async mapOf({ modules: own }: FirstPage): Promise<string> {
      const all = [...own.values()]
      const maps = await Promise.all(all.map(({ url }) => modules.mapOf(url)))
      return JSON.stringify(pageMap(all, maps))
    },
    async catchUp(): Promise<void> {
      for (const node of await modules.catchUp([...starts, ...alsoLoads]))
        await client.reloadModule(node)
      trace('first page: caught up')
    },
  }
}

/** Lets files that are loaded later import what the page has. */
function importMapOf(name: string, { modules }: FirstPage): string {
  const urls = new Set([...modules.values()].flatMap(({ url, imports }) => [url, ...imports]))
  const imports = [...urls].flatMap((url) => {
    const own = withoutStamp(url)
    return modules.has(own) ? [[url, `${FOLDER}module?${name}&${encodeURIComponent(own)}`]] : []
  })
  return JSON.stringify({ imports: Object.fromEntries(imports) as object })
}

const send = (response: ServerResponse, type: string, text: string): void => {
  response.setHeader('content-type', type)
  response.setHeader('cache-control', 'max-age=31536000, immutable')
  response.end(text)
}

/**
 * `npm run dev`: serves the modules of the first page as one file, as Vite compiled them, and keeps them for the next
 * start. Each stays a module: an edit is exchanged as by Vite itself, and files that are loaded later import what the
 * page has. A page with a module that does not compile, or not soon, is served as by Vite.
 */
export function firstPage(options: FirstPageOptions): Plugin[] {
  let pages: ReturnType<typeof createPages> | null = null
  const begin = (server: ViteDevServer) => (pages ??= createPages(server, options))

  async function answer(own: NonNullable<typeof pages>, url: string, response: ServerResponse) {
    const [, kind, name, module] = /^\/(code|map|module)\?([0-9a-f]+)(?:&(.+))?$/.exec(url) ?? []
    const page = own.pageOf(name)
    if (page === undefined) return void response.writeHead(404).end()
    if (kind === 'map') return send(response, 'application/json', await own.mapOf(page))
    const code =
      kind === 'code'
        ? `${page.code}//# sourceMappingURL=${FOLDER}map?${name}\n`
        : pageModule(page.modules, decodeURIComponent(module ?? ''))
    return send(response, 'text/javascript', code)
  }

  const inPlace: Plugin = {
    name: 'maru:first-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(FOLDER.slice(0, -1), (request, response, next) => {
        answer(begin(server), request.url ?? '', response).catch(next)
      })
      server.httpServer?.once('listening', () => {
        begin(server)
          .make([PANEL, MAIN])
          .catch(() => undefined)
      })
      server.ws.on('maru:page-ready', () => {
        const own = begin(server)
        // Then the page is made already, unless packages were put together meanwhile.
        own
          .catchUp()
          .then(() => own.make([PANEL, MAIN]))
          .catch(() => undefined)
      })
    },
    transformIndexHtml: {
      // Before Vite begins to compile what the scripts name.
      order: 'pre',
      async handler(html, { server }) {
        const starts = [...html.matchAll(scripts)].map(([, url = '']) => url)
        if (server === undefined || !starts.includes(MAIN)) return html
        try {
          const name = await Promise.race([begin(server).make(starts), longestWait()])
          if (name === null) return html
          return html
            .replaceAll(scripts, '')
            .replace(
              '</head>',
              `<script type="module" vite-ignore src="${FOLDER}code?${name}"></script></head>`,
            )
        } catch {
          // Vite reports it when the page asks for the module.
          return html
        }
      },
    },
  }
  const withImportMap: Plugin = {
    name: 'maru:first-page-imports',
    apply: 'serve',
    transformIndexHtml: {
      // Before any other script.
      order: 'post',
      handler(html) {
        const [, name = ''] = ofPage.exec(html) ?? []
        const page = pages?.pageOf(name)
        return page === undefined
          ? html
          : html.replace(
              '<head>',
              `<head><script type="importmap">${importMapOf(name, page)}</script>`,
            )
      },
    },
  }
  return [inPlace, withImportMap]
}
