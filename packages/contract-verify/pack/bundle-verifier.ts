import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'rolldown'

/**
 * Reduces undici to the parts in use, because Node 20 cannot load fetch, WebSocket and caches. `request` is
 * unchanged.
 */
const leanUndici: Plugin = {
  name: 'lean undici',
  load: (id) =>
    id.endsWith('/node_modules/undici/index.js')
      ? `import Agent from './lib/dispatcher/agent.js'
         import ProxyAgent from './lib/dispatcher/proxy-agent.js'
         import request from './lib/api/api-request.js'
         const ask = (url, { dispatcher, ...options }) => {
           const { origin, pathname, search } = new URL(url)
           return request.call(dispatcher, { ...options, origin, path: pathname + search })
         }
         export { Agent, ProxyAgent, ask as request }`
      : null,
}

/** Bundles the verifier as one module for Node 20; also returns its source files. */
export async function bundleVerifier(): Promise<{
  readonly code: string
  readonly files: readonly string[]
}> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'entry.ts'),
    platform: 'node',
    plugins: [leanUndici],
    resolve: {
      alias: { '@redocly/openapi-core': join(import.meta.dirname, 'bundled-contract.ts') },
    },
  })
  const { output } = await build.generate({
    format: 'esm',
    codeSplitting: false,
    banner: '#!/usr/bin/env node',
    minify: { compress: false, mangle: false },
  })
  await build.close()
  return { code: output[0].code, files: output[0].moduleIds }
}
