import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRunError } from '../../../scripts/cannot-run-error.ts'

const folder = join(import.meta.dirname, '../../../.cache/bench/fastify')
const dependencies = { fastify: '5.12.8', '@fastify/http-proxy': '11.6.3' }

const proxySource = `import Fastify from 'fastify'
import proxy from '@fastify/http-proxy'

const app = Fastify()
app.register(proxy, {
  upstream: process.env.BACKEND_URL,
  prefix: '/api/routes',
  rewritePrefix: '/public',
  undici: { connections: 64, pipelining: 1 },
  replyOptions: { rewriteRequestHeaders: (_, headers) => ({ ...headers, authorization: 'Bearer abc' }) },
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
`

/**
 * Installs @fastify/http-proxy once, for this bench alone, and writes a proxy that reads BACKEND_URL and PORT.
 * @returns the proxy's path
 * @throws CannotRunError when the registry is unreachable
 */
export function installFastifyProxy(): string {
  mkdirSync(folder, { recursive: true })
  const proxyPath = join(folder, 'proxy.mjs')
  writeFileSync(proxyPath, proxySource)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return proxyPath
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  } catch {
    throw new CannotRunError(
      'npm could not install fastify for the bench. Is the registry reachable?',
    )
  }
  return proxyPath
}
