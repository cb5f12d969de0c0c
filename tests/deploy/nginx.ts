import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { vi } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import { onTestFinished } from '../support/this-test.ts'
import { read } from './manifests.ts'

/** The configuration of deploy/ with its own ports, certificate and folder, in front of two ports. */
/** @param settings further ones of `http` */
export async function startNginx(
  [first, second]: readonly [number, number],
  settings = '',
  change: (text: string) => string = (text) => text,
) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // Its workers run as another user.
  chmodSync(folder, 0o711)
  const [tlsPort, plainPort] = [await freePort(), await freePort()]
  const certificate = ['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')]
  const subject = ['-nodes', '-days', '2', '-subj', '/CN=maru.example']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  execFileSync('openssl', ['req', '-x509', ...key, ...subject, ...certificate], { stdio: 'ignore' })
  const text = change(read('deploy/nginx/nginx.conf'))
    .replace('http {', `http {\n${settings}`)
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/run/secrets', folder)
    .replaceAll('/dev/std', `${folder}/std`)
    .replace('listen 443', `listen 127.0.0.1:${tlsPort}`)
    .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replace('proxy-1:5173', `127.0.0.1:${first}`)
    .replace('proxy-2:5173', `127.0.0.1:${second}`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, text)
  const flags = ['-c', file, '-e', join(folder, 'error.log')]
  const tested = spawnSync('nginx', [...flags, '-t'], { encoding: 'utf8' })
  const child = spawn('nginx', [...flags, '-g', 'daemon off;'], { stdio: 'ignore' })
  const exit = once(child, 'exit')
  const dispatcher = new Agent({
    // nginx ends a connection of HTTP/2 after 1,000 requests, and undici then loses those on their way.
    allowH2: false,
    connect: { rejectUnauthorized: false, servername: 'maru.example' },
  })
  onTestFinished(async () => {
    await dispatcher.destroy()
    child.kill('SIGTERM')
    await exit
    rmSync(folder, { recursive: true })
  })
  const ask = (path: string, { isPlain = false, body = '', headers = {} } = {}) =>
    request(`${isPlain ? 'http' : 'https'}://127.0.0.1:${isPlain ? plainPort : tlsPort}${path}`, {
      dispatcher,
      headers: { host: 'maru.example', ...headers },
      ...(body === '' ? {} : { method: 'POST' as const, body }),
    })
  await vi.waitFor(async () => (await ask('/', { isPlain: true })).body.dump(), { timeout: 10_000 })
  return { ask, tlsPort, tested: tested.stderr }
}
