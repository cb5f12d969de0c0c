// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="./untyped-modules.d.ts" />
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileFunction } from 'node:vm'
import { JSDOM, VirtualConsole } from 'jsdom'
import type * as screenEntry from '../page/screen-entry.tsx'
import { bundle, bundleServer } from '../simulated/bundles.ts'
import type { ServerBundle } from '../simulated/bundles.ts'
import type { Globals } from '../simulated/switched-globals.ts'

const top = join(import.meta.dirname, '../../..')
const parser = '@formatjs/icu-messageformat-parser'

/** Resolves class names and pictures to their names, because screens are checked without styles. */
const withoutStyles = {
  name: 'without styles',
  load: (id: string) => {
    if (id.endsWith('.module.css'))
      return {
        code: 'export default new Proxy({}, { get: (_, name) => String(name) })',
        moduleType: 'js' as const,
      }
    if (id.endsWith('.svg'))
      return {
        code: `export default ${JSON.stringify(basename(id))}`,
        moduleType: 'js' as const,
      }
    return id.endsWith('.css') ? { code: '', moduleType: 'js' as const } : null
  },
}

/** Files that a page loads later may be missing by then. */
const withLostCode = {
  name: 'code that can be lost',
  transform: (code: string, id: string) =>
    id.startsWith(join(top, 'src'))
      ? code.replaceAll(LATER, 'scenarioCode($1, () => import($1))')
      : null,
}
const LATER = /(?<!typeof )\bimport\(('[^']+')\)/g

export type ScreenBundle = ServerBundle & {
  readonly loadScreen: (globals: Globals) => typeof screenEntry
}

/** Globals of a window that code may use by name. */
function namesOfWindow(code: string): readonly string[] {
  const { window } = new JSDOM('', {
    url: 'http://localhost/',
    virtualConsole: new VirtualConsole(),
  })
  const names = new Set<string>()
  for (let at: object | null = window; at !== null; at = Object.getPrototypeOf(at) as object | null)
    for (const name of Object.getOwnPropertyNames(at)) names.add(name)
  const used = new Set(code.match(/[$A-Z_a-z][\w$]*/g))
  const isOwn = (name: string) =>
    (window as unknown as Globals)[name] !== (globalThis as unknown as Globals)[name]
  const found = [...names].filter((name) => used.has(name) && name !== 'constructor' && isOwn(name))
  window.close()
  return found
}

/** Globals that take the place of Node's or of the window's. */
const replaced = [
  ...['globalThis', 'location', 'navigator', 'localStorage', 'sessionStorage', 'document'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'Date'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'fetch', 'Request'],
  ...['Response', 'Headers', 'AbortSignal', 'AbortController', 'BroadcastChannel'],
  ...['MessageChannel', 'getComputedStyle', 'matchMedia', 'ResizeObserver', 'reportError'],
  ...['scrollTo', 'console', 'process', 'Worker', 'OffscreenCanvas', 'scenarioObservation'],
  ...['scenarioCode', 'Math'],
] as const

/** Bundles the site with its screens, and the server; takes about three seconds. */
export async function bundleScreens(): Promise<ScreenBundle> {
  const [code, server] = await Promise.all([
    bundle('screen-entry.tsx', {
      plugins: [withLostCode, withoutStyles],
      resolve: { alias: { [parser]: join(top, 'node_modules', parser, 'no-parser.js') } },
      define: {
        'import.meta.hot': 'undefined',
        'import.meta.glob': '(() => ({}))',
        scrollY: 'window.scrollY',
      },
    }),
    bundleServer(),
  ])
  const names = [...new Set([...namesOfWindow(code), ...replaced])]
  // In a function of its own, whose variables may have the names of unused globals.
  const run = compileFunction(`(() => {${code}\n})()`, ['exports', ...names]) as (
    ...values: unknown[]
  ) => void
  return {
    ...server,
    loadScreen: (globals) => {
      const exports = {} as typeof screenEntry
      run(exports, ...names.map((name) => globals[name]))
      return exports
    },
  }
}

/** The served page; a window runs no script. */
export const pageHtml = readFileSync(join(top, 'index.html'), 'utf8')
