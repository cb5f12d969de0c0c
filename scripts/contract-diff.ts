import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleContract } from './contract/bundle.ts'
import { differencesBetween, differenceText } from './contract/contract-difference.ts'
import { factsOf } from './contract/contract-facts.ts'

const help = `Shows what a caller sees otherwise in a version of the contract than in an earlier one:
operations, access, headers, statuses, and what requests and answers hold.

  npm run contract:diff -- [--from] REF_OR_FILE [--to REF_OR_FILE] [--of proxy|public]

REF_OR_FILE is a version in git, or a proxy.yaml beside its schemas/; --to is the working tree if
not given. Exit code 0: the same, 1: they differ, 2: it could not be found out.
`

const root = join(import.meta.dirname, '..')

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Writes openapi/ as it was in a version into a folder. */
function checkOut(ref: string, folder: string): void {
  const files = git('ls-tree', '-r', '--name-only', ref, 'openapi').split('\n').filter(Boolean)
  if (files.length === 0) throw new Error(`${ref} has no folder openapi.`)
  for (const file of files) {
    const target = join(folder, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, git('show', `${ref}:${file}`))
  }
}

/** The facts of one contract of a version in git, or of a file. */
async function factsAt(place: string, name: string) {
  if (existsSync(place)) return factsOf(await bundleContract(place))
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    checkOut(place, folder)
    return factsOf(await bundleContract(join(folder, 'openapi', name)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      of: { type: 'string', default: 'proxy' },
      help: { type: 'boolean' },
    },
  })
  const { of, from = positionals[0], to = join(root, 'openapi', `${of}.yaml`) } = values
  if (values.help) {
    console.log(help)
  } else {
    const isClear = positionals.length <= (values.from === undefined ? 1 : 0)
    if (from === undefined || !isClear || !['proxy', 'public'].includes(of)) throw new Error(help)
    const [before, after] = [await factsAt(from, `${of}.yaml`), await factsAt(to, `${of}.yaml`)]
    const differences = differencesBetween(before, after)
    const isSame = differences.length === 0
    console.log(isSame ? 'No difference.' : differenceText(differences, after.size))
    process.exitCode = isSame ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
