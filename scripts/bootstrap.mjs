// The first file that runs on a fresh clone: plain JavaScript for Node 20, built-in modules only.
//
//   node scripts/bootstrap.mjs scripts/start.ts [args]   a script, under the project's own Node
//   node scripts/bootstrap.mjs vite [args]               a tool of node_modules/.bin
//   node scripts/bootstrap.mjs --node-option … script    the same with options for Node
//
// Installs what package-lock.json says when node_modules is something else.

import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { forwardSignals } from './forward-signals.mjs'
import { spawnTied } from './spawn-tied.mjs'

const repositoryRoot = fileURLToPath(new URL('..', import.meta.url))
const bin = join(repositoryRoot, 'node_modules', '.bin')
const argv = process.argv.slice(2)
const begin = argv.findIndex((argument) => !argument.startsWith('--'))
const options = argv.slice(0, Math.max(0, begin))
const [target, ...args] = begin === -1 ? [] : argv.slice(begin)

if (!target) {
  console.error('usage: node scripts/bootstrap.mjs <script.ts | tool> [arguments]')
  process.exit(2)
}

try {
  await ensureInstalled(repositoryRoot)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}

const isScript = /\.(ts|mjs|js)$/.test(target)
const program = isScript ? join(repositoryRoot, target) : join(bin, target)
if (!isScript && !existsSync(program)) {
  console.error(`There is no tool "${target}" in node_modules/.bin.`)
  process.exit(2)
}

// Every tool of the project is a Node program.
const child = spawnTied(
  join(bin, 'node'),
  [...options, isScript ? program : realpathSync(program), ...args],
  {
    cwd: repositoryRoot,
    stdio: ['inherit', 'inherit', 'inherit'],
    env: {
      // Node's compile cache halves the start of scripts.
      NODE_COMPILE_CACHE: join(repositoryRoot, '.cache', 'compiled'),
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    },
  },
)

forwardSignals(child, target)
