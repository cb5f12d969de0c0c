import { existsSync, globSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { runAptGet } from './apt.ts'

/** Debian's packages of PostgreSQL, Redis and nginx. */
const packages = ['postgresql', 'redis-server', 'nginx-light']

const INSTALL_COMMAND = `apt-get install ${packages.join(' ')}`

const findOnPath = (name: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null

/** Folder of PostgreSQL's server programs; null: not installed. */
export function findPostgres(): string | null {
  const initdb = findOnPath('initdb')
  if (initdb !== null) return dirname(realpathSync(initdb))
  const newestInitdb = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1)
  return newestInitdb === undefined ? null : dirname(newestInitdb)
}

/** Path of redis-server or valkey-server; null: not installed. */
export const findRedis = (): string | null =>
  findOnPath('redis-server') ?? findOnPath('valkey-server')

/** Path of nginx; null: not installed. */
export const findNginx = (): string | null => findOnPath('nginx')

export const skipMessages = (): readonly string[] =>
  [findPostgres() ?? 'PostgreSQL', findRedis() ?? 'Redis', findNginx() ?? 'nginx']
    .filter((name) => !name.startsWith('/'))
    .map((name) => `skipped: no ${name}. Install it: ${INSTALL_COMMAND}`)

/**
 * Installs PostgreSQL, Redis and nginx by apt-get if any is missing, and announces it.
 * @returns a line to print for each that is still missing
 */
export function ensureTestServers(): readonly string[] {
  if (skipMessages().length === 0) return []
  console.log(`Installing PostgreSQL, Redis and nginx (${INSTALL_COMMAND}) …`)
  runAptGet('update', '-q')
  runAptGet('install', '-y', '-q', '--no-install-recommends', ...packages)
  return skipMessages()
}
