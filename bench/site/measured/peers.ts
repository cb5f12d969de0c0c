import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRun } from '../../../scripts/processes.ts'

const folder = join(import.meta.dirname, '../../.cache/bench')

/**
 * A folder with these npm packages (`{ fastify: '5.9.1' }`), only for a bench. Installed once.
 * @throws CannotRun when the registry is unreachable
 */
export function installPeers(name: string, versions: Readonly<Record<string, string>>): string {
  const kept = join(folder, name)
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: versions }, null, 2)
  const state = join(kept, 'node_modules/.package-lock.json')
  if (existsSync(state) && existsSync(join(kept, 'package.json'))) return kept
  const fresh = `${kept}-${process.pid}`
  mkdirSync(fresh, { recursive: true })
  writeFileSync(join(fresh, 'package.json'), wanted)
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], {
      cwd: fresh,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  } catch {
    throw new CannotRun(
      `npm could not install ${Object.keys(versions).join(', ')} for the bench. Is the registry reachable?`,
    )
  }
  renameSync(fresh, kept)
  return kept
}
