import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { differingFiles, staleFiles, writeFiles } from '@maru/contract/generated-files'
import { createContractFiles } from './generate/contract-files.ts'
import { sitePictures } from './generate/site-pictures.ts'
import { startThreads } from './generate/threads.ts'
import { emitScreens } from './screens/emit-screens.ts'
import { readScreens } from './screens/read-screens.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache/contract')

type Pages = { readonly status: number | null; readonly output: string }

/** Generates the pages about the machines in a separate process, because they import generated code. */
async function makePages(): Promise<Pages> {
  const main = join(root, 'packages/scenarios/charts/main.ts')
  const child = spawn(process.execPath, [main, ...process.argv.slice(2)])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, output }
}

const unknown = process.argv.slice(2).filter((argument) => argument !== '--check')
if (unknown.length > 0) {
  console.error(
    `generate: unknown argument ${unknown.join(' ')}; usage: npm run generate [-- --check]`,
  )
  process.exit(2)
}
const isCheck = process.argv.includes('--check')
/** Compiles the texts, which the schema of scenario files names. `npm run messages -- --check` checks them. */
function compileMessages(): void {
  const main = join(root, 'scripts/messages.ts')
  const { status } = spawnSync(process.execPath, [main], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = status ?? 2
}

const threads = startThreads(cache)
try {
  const screens = emitScreens(root, await readScreens(root))
  const ofScreens = differingFiles(root, screens)
  // First, because the contract names pages.
  if (!isCheck) {
    writeFiles(root, screens, ofScreens)
    compileMessages()
  }
  // In parallel, because the machines' imports rarely change.
  const pagesOfBefore = makePages()
  const { run, read } = await createContractFiles({ root, cache, threads, isEager: true })()
  const files = new Map([...screens, ...sitePictures(), ...run, ...(await read())])
  const before = await pagesOfBefore
  const stale = [...new Set([...ofScreens, ...staleFiles(root, files)])]
  if (isCheck) {
    for (const file of stale) console.error(`stale: ${file}`)
    if (stale.length > 0) console.error('Run `npm run generate` and commit what it writes.')
    else console.log(`${files.size} generated files are fresh.`)
    process.exitCode = stale.length > 0 ? 1 : 0
  } else {
    writeFiles(root, files, stale)
    console.log(`${files.size} generated files, ${stale.length} changed.`)
  }
  const isImported = (file: string): boolean => file.startsWith('src/generated/')
  const pages = isCheck || !stale.some(isImported) ? before : await makePages()
  process.stdout.write(pages.output)
  if (pages.status !== 0) process.exitCode = pages.status ?? 2
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
} finally {
  threads.stop()
}
