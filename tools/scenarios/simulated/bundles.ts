import { join, resolve as resolvePath } from 'node:path'
import { compileFunction } from 'node:vm'
import { rolldown } from 'rolldown'
import type { InputOptions } from 'rolldown'
import type * as pageEntry from '../page/page-entry.ts'
import type * as serverEntry from '../page/server-entry.ts'
import { createSwitch } from './switched-globals.ts'
import type { Globals } from './switched-globals.ts'

const top = join(import.meta.dirname, '../../..')
const observedXstate = join(import.meta.dirname, '../page/xstate-observed.ts')

const serverGlobals = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'AbortSignal',
]
const pageGlobals = [
  ...serverGlobals,
  ...['performance', 'window', 'document', 'location', 'navigator', 'history'],
  ...['localStorage', 'sessionStorage', 'BroadcastChannel', 'MessageChannel'],
  ...['globalThis', 'addEventListener', 'removeEventListener', 'fetch', 'getComputedStyle'],
  'scenarioObservation',
]

type Bundling = Pick<InputOptions, 'plugins' | 'resolve'> & {
  readonly define?: Readonly<Record<string, string>>
}

const meta = '({"BASE_URL":"/","DEV":false,"PROD":true})'

export async function bundle(
  entry: string,
  { plugins = [], resolve = {}, define = {} }: Bundling = {},
): Promise<string> {
  const build = await rolldown({
    input: resolvePath(import.meta.dirname, '../page', entry),
    platform: 'browser',
    logLevel: 'silent',
    transform: {
      define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': meta, ...define },
    },
    resolve,
    plugins: [
      {
        name: 'observed machines',
        resolveId: (source, importer) =>
          source === 'xstate' &&
          importer !== observedXstate &&
          importer?.startsWith(join(top, 'src')) === true
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

/**
 * Compiles an entry once; each call evaluates it with the given globals, like a page load.
 * @throws for a missing global
 */
async function compile<Exports>(
  entry: string,
  names: readonly string[],
  options: Bundling = {},
): Promise<(globals: Globals) => Exports> {
  const run = compileFunction(await bundle(entry, options), ['exports', ...names]) as (
    ...values: unknown[]
  ) => void
  return (globals) => {
    const exports = {} as Exports
    const values = names.map((name) => {
      if (!(name in globals)) throw new Error(`The simulated page has no global ${name}.`)
      return globals[name]
    })
    run(exports, ...values)
    return exports
  }
}

export type PageCode = typeof pageEntry
export type ServerCode = typeof serverEntry

export type ServerBundle = {
  /** The server's code, evaluated once; switches its timers to these globals. */
  readonly serverWith: (globals: Globals) => ServerCode
}

export type Bundles = ServerBundle & {
  readonly loadPage: (globals: Globals) => PageCode
}

export async function bundleServer(): Promise<ServerBundle> {
  const loadServer = await compile<ServerCode>('server-entry.ts', serverGlobals)
  const now = createSwitch()
  const server = loadServer(now.globals)
  return {
    serverWith: (globals) => {
      now.use(globals)
      return server
    },
  }
}

/** Bundles site and server of the working tree; takes about two seconds. */
export async function bundleSite(): Promise<Bundles> {
  const [loadPage, server] = await Promise.all([
    compile<PageCode>('page-entry.ts', pageGlobals),
    bundleServer(),
  ])
  return { loadPage, ...server }
}
