import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { differingFiles, staleFiles, writeFiles } from '#contract/generated-files'
import { brandFiles } from './generate/brand-files.ts'
import { createContractFiles } from './generate/contract-files.ts'
import { startThreads } from './generate/threads.ts'
import { emitScreens } from './screens/emit-screens.ts'
import { readScreens } from './screens/read-screens.ts'

const root = join(import.meta.dirname, '..')

/** Runs a program of the repository, and returns its exit code. */
async function run(main: string, ...options: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(root, main), ...options], { stdio: 'inherit' })
  const [status] = (await once(child, 'close')) as [number | null]
  return status ?? 2
}

/** Generates what follows from openapi/ and the screens. Returns the exit code. */
async function makeContractFiles(isCheck: boolean): Promise<number> {
  const cache = join(root, '.cache/contract')
  const threads = startThreads(cache)
  try {
    const screens = emitScreens(root, await readScreens(root))
    const ofScreens = differingFiles(root, screens)
    // First, because the contract names pages.
    if (!isCheck) writeFiles(root, screens, ofScreens)
    const contract = await createContractFiles({ root, cache, threads, isEager: true })()
    const files = new Map([
      ...brandFiles(root),
      ...screens,
      ...contract.run,
      ...(await contract.read()),
    ])
    const stale = [...new Set([...ofScreens, ...staleFiles(root, files)])]
    for (const fault of contract.faults) console.error(fault)
    if (!isCheck) {
      writeFiles(root, files, stale)
      console.log(`${files.size} generated files, ${stale.length} changed.`)
      return contract.faults.length > 0 ? 1 : 0
    }
    for (const file of stale) console.error(`stale: ${file}`)
    if (stale.length > 0) console.error('Run `npm run generate` and commit what it writes.')
    else console.log(`${files.size} generated files are fresh.`)
    return stale.length + contract.faults.length > 0 ? 1 : 0
  } finally {
    threads.stop()
  }
}

/** The pages about the machines are made by another program, because they import generated code. */
const pages = 'tools/scenarios/charts/main.ts'

async function main(args: readonly string[]): Promise<number> {
  const isCheck = args.includes('--check')
  const unknown = args.filter((argument) => argument !== '--check')
  if (unknown.length > 0) {
    console.error(
      `generate: unknown argument ${unknown.join(' ')}; usage: npm run generate [-- --check]`,
    )
    return 2
  }
  // `npm run messages -- --check` checks the texts.
  if (isCheck)
    return Math.max(...(await Promise.all([makeContractFiles(true), run(pages, '--check')])))
  const first = await Promise.all([makeContractFiles(false), run('scripts/messages.ts')])
  return Math.max(...first, await run(pages))
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
