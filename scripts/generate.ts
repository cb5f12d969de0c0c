import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { differingFiles, staleFiles, writeFiles } from '#contract/generated-files'
import { brandFiles } from './generate/brand-files.ts'
import { createContractFiles } from './generate/contract-files.ts'
import { startThreads } from './generate/threads.ts'
import { emitScreens } from './screens/emit-screens.ts'
import { readScreens } from './screens/read-screens.ts'
import { repositoryRoot } from './repository/repository-root.ts'

/** Runs a program of the repository, and returns its exit code. */
async function runScript(main: string, ...options: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(repositoryRoot, main), ...options], {
    stdio: 'inherit',
  })
  const [status] = (await once(child, 'close')) as [number | null]
  return status ?? 2
}

type GeneratedFiles = {
  readonly files: ReadonlyMap<string, string>
  /** Files that differ from what is on disk. */
  readonly stale: readonly string[]
  readonly faults: readonly string[]
}

/** Generates the files of openapi/ and the screens. Writes those of the screens at once, because the contract names pages. */
async function generateContractFiles(mayWrite: boolean): Promise<GeneratedFiles> {
  const cache = join(repositoryRoot, '.cache/contract')
  const threads = startThreads(cache)
  try {
    const screens = emitScreens(repositoryRoot, await readScreens(repositoryRoot))
    const changedScreens = differingFiles(repositoryRoot, screens)
    if (mayWrite) writeFiles(repositoryRoot, screens, changedScreens)
    const contract = await createContractFiles({
      root: repositoryRoot,
      cache,
      threads,
      isEager: true,
    })()
    const files = new Map([
      ...brandFiles(repositoryRoot),
      ...screens,
      ...contract.runtimeFiles,
      ...(await contract.typeFiles()),
    ])
    const stale = [...new Set([...changedScreens, ...staleFiles(repositoryRoot, files)])]
    return { files, stale, faults: contract.faults }
  } finally {
    threads.stop()
  }
}

/** Returns the exit code. */
async function writeContractFiles(): Promise<number> {
  const { files, stale, faults } = await generateContractFiles(true)
  writeFiles(repositoryRoot, files, stale)
  for (const fault of faults) console.error(fault)
  console.log(`${files.size} generated files, ${stale.length} changed.`)
  return faults.length > 0 ? 1 : 0
}

/** Returns the exit code: 1 for a fault or a stale file. */
async function checkContractFiles(): Promise<number> {
  const { files, stale, faults } = await generateContractFiles(false)
  for (const fault of faults) console.error(fault)
  for (const file of stale) console.error(`stale: ${file}`)
  if (stale.length > 0) console.error('Run `npm run generate` and commit what it writes.')
  else console.log(`${files.size} generated files are fresh.`)
  return stale.length + faults.length > 0 ? 1 : 0
}

/** Another program writes the pages about the machines, because they import generated code. */
const chartsProgram = 'tools/scenarios/charts/main.ts'

async function main(args: readonly string[]): Promise<number> {
  const isCheck = args.includes('--check')
  const unknownArguments = args.filter((argument) => argument !== '--check')
  if (unknownArguments.length > 0) {
    console.error(
      `generate: unknown argument ${unknownArguments.join(' ')}; usage: npm run generate [-- --check]`,
    )
    return 2
  }
  // `npm run messages -- --check` checks the texts.
  if (isCheck)
    return Math.max(
      ...(await Promise.all([checkContractFiles(), runScript(chartsProgram, '--check')])),
    )
  const first = await Promise.all([writeContractFiles(), runScript('scripts/messages.ts')])
  return Math.max(...first, await runScript(chartsProgram))
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
