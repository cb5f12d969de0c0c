// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="./untyped-modules.d.ts" />
import { readFileSync } from 'node:fs'
import { join, resolve as resolvePath } from 'node:path'
import { compileFunction } from 'node:vm'
import { JSDOM, VirtualConsole } from 'jsdom'
import { rolldown } from 'rolldown'
import type { InputOptions } from 'rolldown'
import { repositoryRoot } from '../../../scripts/repository/repository-root.ts'
import type * as pageEntry from '../page/page-entry.ts'
import type * as serverEntry from '../page/server-entry.ts'
import { createSwitchedGlobals } from './switched-globals.ts'
import type { Globals } from './switched-globals.ts'

const observedXstate = join(import.meta.dirname, '../page/xstate-observed.ts')

const serverGlobals = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'AbortSignal'],
]

/** The served page; a window runs no script. */
export const pageHtml = readFileSync(join(repositoryRoot, 'index.html'), 'utf8')

/** Globals of a window that code may use by name. */
function windowGlobalsIn(code: string): readonly string[] {
  const { window } = new JSDOM('', {
    url: 'http://localhost/',
    virtualConsole: new VirtualConsole(),
  })
  const names = new Set<string>()
  for (
    let prototype: object | null = window;
    prototype !== null;
    prototype = Object.getPrototypeOf(prototype) as object | null
  )
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name)
  const identifiers = new Set(code.match(/[$A-Z_a-z][\w$]*/g))
  const isWindowOnly = (name: string) =>
    (window as unknown as Globals)[name] !== (globalThis as unknown as Globals)[name]
  const usedNames = [...names].filter(
    (name) => identifiers.has(name) && name !== 'constructor' && isWindowOnly(name),
  )
  window.close()
  return usedNames
}

/** Globals that replace those of Node or of the window. */
const replacedGlobals = [
  ...['globalThis', 'location', 'navigator', 'localStorage', 'sessionStorage', 'document'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'Date'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'fetch', 'Request'],
  ...['Response', 'Headers', 'AbortSignal', 'AbortController', 'BroadcastChannel'],
  ...['MessageChannel', 'getComputedStyle', 'matchMedia', 'ResizeObserver', 'reportError'],
  ...['scrollTo', 'console', 'process', 'Worker', 'OffscreenCanvas', 'scenarioObservation'],
  ...['scenarioCode', 'Math'],
] as const

type BundleOptions = Pick<InputOptions, 'plugins' | 'resolve'> & {
  readonly define?: Readonly<Record<string, string>>
}

const importMeta = '({"BASE_URL":"/","DEV":false,"PROD":true})'

async function bundle(
  entry: string,
  { plugins = [], resolve = {}, define = {} }: BundleOptions = {},
): Promise<string> {
  const build = await rolldown({
    input: resolvePath(import.meta.dirname, '../page', entry),
    platform: 'browser',
    logLevel: 'silent',
    transform: {
      define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': importMeta, ...define },
    },
    resolve,
    plugins: [
      {
        name: 'observed machines',
        resolveId: (source, importer) =>
          source === 'xstate' &&
          importer !== observedXstate &&
          importer?.startsWith(join(repositoryRoot, 'src')) === true
            ? observedXstate
            : undefined,
      },
      plugins,
    ],
  })
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false, exports: 'named' })
  await build.close()
  return output[0].code
}

/** Compiles code once; each call evaluates it with the given globals, like a page load. */
function compile<Exports>(code: string, names: readonly string[]): (globals: Globals) => Exports {
  // The function is nested, because the code may declare variables with the names of unused globals.
  const run = compileFunction(`(() => {${code}\n})()`, ['exports', ...names]) as (
    ...values: unknown[]
  ) => void
  return (globals) => {
    const exports = {} as Exports
    run(exports, ...names.map((name) => globals[name]))
    return exports
  }
}

/** Bundles an entry of `page/`; the result evaluates it with a page's globals. */
export async function compilePage<Exports>(
  entry: string,
  options?: BundleOptions,
): Promise<(globals: Globals) => Exports> {
  const code = await bundle(entry, options)
  return compile(code, [...new Set([...windowGlobalsIn(code), ...replacedGlobals])])
}

export type PageCode = typeof pageEntry
export type ServerCode = typeof serverEntry

export type ServerBundle = {
  /** The server's code, with these timers. */
  readonly serverWith: (globals: Globals) => ServerCode
}

export type Bundles = ServerBundle & {
  readonly loadPage: (globals: Globals) => PageCode
}

/** @param isShared false: evaluates the server's code anew for each scenario, because scenarios run concurrently */
export async function bundleServer(isShared = true): Promise<ServerBundle> {
  const loadServer = compile<ServerCode>(await bundle('server-entry.ts'), serverGlobals)
  if (!isShared) return { serverWith: loadServer }
  const switchedGlobals = createSwitchedGlobals()
  const server = loadServer(switchedGlobals.globals)
  return {
    serverWith: (globals) => {
      switchedGlobals.switchTo(globals)
      return server
    },
  }
}

/** Bundles site and server of the working tree; takes about two seconds. */
export async function bundleSite(): Promise<Bundles> {
  const [loadPage, server] = await Promise.all([
    compilePage<PageCode>('page-entry.ts'),
    bundleServer(),
  ])
  return { loadPage, ...server }
}
