import { existsSync, globSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { apt } from './apt.ts'

/** Debian's packages of PostgreSQL, Redis and nginx. */
const packages = ['postgresql', 'redis-server', 'nginx-light']

const INSTALL_ENGINES = `apt-get install ${packages.join(' ')}`

const findOnPath = (name: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null

/** Folder of PostgreSQL's server programs; null: not installed. */
export function findPostgres(): string | null {
  const initdb = findOnPath('initdb')
  if (initdb !== null) return join(realpathSync(initdb), '..')
  const folders = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted()
  return folders.length === 0 ? null : join(folders.at(-1) ?? '', '..')
}

/** Path of redis-server or valkey-server; null: not installed. */
export const findRedis = (): string | null =>
  findOnPath('redis-server') ?? findOnPath('valkey-server')

/** Path of nginx; null: not installed. */
export const findNginx = (): string | null => findOnPath('nginx')

export const skippedEngines = (): readonly string[] =>
  [findPostgres() ?? 'PostgreSQL', findRedis() ?? 'Redis', findNginx() ?? 'nginx']
    .filter((name) => !name.startsWith('/'))
    .map((name) => `skipped: no ${name}. Install it: ${INSTALL_ENGINES}`)

/**
 * Installs PostgreSQL, Redis and nginx by apt-get where one of them is missing, and says so before.
 * @returns what is still missing, one line each
 */
export function ensureEngines(): readonly string[] {
  if (skippedEngines().length === 0) return []
  console.log(`Installing PostgreSQL, Redis and nginx (${INSTALL_ENGINES}) …`)
  apt('update', '-q')
  apt('install', '-y', '-q', '--no-install-recommends', ...packages)
  return skippedEngines()
}
