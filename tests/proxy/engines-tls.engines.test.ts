import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import { KEY } from '../support/engines/postgres.ts'
import { startPostgres } from '../support/engines/postgres-server.ts'
import { startRedis } from '../support/engines/redis.ts'
import { compiled, proxyMain, siteFolder } from './real-proxy.ts'

const SLOW = { timeout: 120_000 }
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']

/** An authority, and a certificate of it for 127.0.0.1. */
function certify(folder: string) {
  const at = (name: string) => join(folder, name)
  const make = (...args: readonly string[]) =>
    execFileSync('openssl', ['req', '-x509', ...ec, ...args], { stdio: 'ignore' })
  const [authority, authorityKey] = [at('ca.pem'), at('ca.key')]
  const [certificate, key] = [at('server.pem'), at('server.key')]
  make('-keyout', authorityKey, '-out', authority, '-subj', '/CN=An authority')
  make(
    ...['-CA', authority, '-CAkey', authorityKey, '-keyout', key, '-out', certificate],
    ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
    ...['-addext', 'basicConstraints=CA:FALSE'],
  )
  return { authority, certificate, key }
}

/** PostgreSQL does not run as root, and reads a key of root's only by its group. */
function readableByPostgres(key: string): void {
  if (process.getuid?.() !== 0) return
  const group = Number(spawnSync('id', ['-g', 'postgres'], { encoding: 'utf8' }).stdout)
  chownSync(key, 0, group)
  chmodSync(key, 0o640)
}

async function engines() {
  const folder = join(process.env['ENGINES_FOLDER'] ?? '', `tls-${randomUUID()}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const { authority, certificate, key } = certify(folder)
  const port = await freePort()
  await startRedis(`tls-redis-${port}`, join(folder, 'redis'), {
    port,
    flags: [
      ...['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no'],
      ...['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', authority],
    ],
  })
  readableByPostgres(key)
  const ssl = { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key }
  const database = await startPostgres(`tls-postgres-${port}`, join(folder, 'data'), ssl)
  return {
    authority,
    CACHE: `rediss://127.0.0.1:${port}`,
    STORE: `postgres://postgres@127.0.0.1:${database}/postgres?sslmode=verify-full`,
  }
}

type Env = Readonly<Record<string, string>>

/** What `npm run proxy -- <flag>` prints. */
async function printed(flag: string, env: Env): Promise<string> {
  const all = { ...process.env, ...compiled, ...env }
  const run = promisify(execFile)(process.execPath, [proxyMain, flag], { env: all })
  const { stdout, stderr } = await run.catch((error: unknown) => error as Awaited<typeof run>)
  return stdout + stderr
}

const partsOf = (text: string, name: string): string =>
  text.split('\n').find((line) => line.includes(` ${name} `)) ?? text

test.skipIf(!hasOpenssl)(
  'database and cache are reached by TLS, and only with a certificate of a trusted authority',
  SLOW,
  async () => {
    const { authority, CACHE, STORE } = await engines()
    const SESSION_KEYS = Buffer.from(KEY).toString('base64')
    const [SITE_DIR, BACKEND_URL] = [siteFolder(), 'http://127.0.0.1:1']
    const trusting = {
      ...{ SESSION_KEYS, SITE_DIR, BACKEND_URL, CACHE, NODE_EXTRA_CA_CERTS: authority },
      STORE: `${STORE}&sslrootcert=${authority}`,
    }
    await printed('--migrate', trusting)
    const lines = await printed('--check', trusting)
    expect([partsOf(lines, 'store'), partsOf(lines, 'cache')]).toEqual([
      'ok    store    the database can be written. Set STORE_ID, so that no other store is used.',
      'ok    cache    writes are accepted by 1 of its servers',
    ])
    const doubting = { ...trusting, STORE, NODE_EXTRA_CA_CERTS: '' }
    const refused = await printed('--check', doubting)
    expect([partsOf(refused, 'store'), partsOf(refused, 'cache')]).toEqual([
      expect.stringMatching(/^FAIL {2}store {4}.*certificate/),
      expect.stringMatching(/^FAIL {2}cache {4}.*certificate/),
    ])
  },
)
