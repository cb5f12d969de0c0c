import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { rolldown } from 'rolldown'
import type * as serverModule from '#proxy/server/server.ts'

const top = join(import.meta.dirname, '../../..')
const proxy = join(top, 'proxy')
const withTimeLimits = ['routes', 'backend'].map((folder) => join(proxy, folder))

export type Timers = Readonly<Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>>

export type ProxyCode = Pick<typeof serverModule, 'startServer'>

/**
 * Bundles the production server once and evaluates it per call. Time limits of calls (`routes/`, `backend/`) use the
 * given timers; sockets use real ones.
 */
export async function bundleProxy(): Promise<(timers: Timers) => ProxyCode> {
  const build = await rolldown({
    input: join(proxy, 'server/server.ts'),
    platform: 'node',
    logLevel: 'silent',
    external: (source) => !/^[./#]/.test(source),
    plugins: [
      {
        name: 'time of the scenario',
        transform: (code, id) =>
          withTimeLimits.some((folder) => id.startsWith(folder))
            ? `const { setTimeout, clearTimeout } = scenarioTimers;\n${code}`
            : undefined,
      },
    ],
  })
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false, exports: 'named' })
  await build.close()
  const run = compileFunction(output[0].code, [
    'exports',
    'require',
    'scenarioTimers',
    '__filename',
  ])
  const load = createRequire(join(proxy, 'server/server.ts'))
  return (timers) => {
    const exports = {} as ProxyCode
    run(exports, load, timers, join(proxy, 'server/server.ts'))
    return exports
  }
}
