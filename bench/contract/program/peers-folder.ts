import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from './program.ts'

/** Where peers are installed; the product does not need them. */
export const peersFolder = join(import.meta.dirname, '../../.cache/peers')

/**
 * Installs an npm package into its own folder if missing.
 * @returns the folder
 */
export function npmPackage(name: string, version: string): string {
  const own = join(peersFolder, name.replaceAll(/[@/]/g, '-').replace(/^-/, ''))
  const installed = join(own, 'node_modules', name)
  const manifest = join(installed, 'package.json')
  const isThere =
    existsSync(manifest) &&
    (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version === version
  if (isThere) return installed
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'package.json'), '{"private":true}')
  mustRun('npm', ['install', '--no-audit', '--no-fund', '--silent', `${name}@${version}`], own)
  return installed
}
