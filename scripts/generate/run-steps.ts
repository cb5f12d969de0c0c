import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { differingFiles, staleFiles, writeFiles } from '#contract/generated-files'
import { emitScreens } from '../screens/emit-screens.ts'
import { readScreens } from '../screens/read-screens.ts'
import { createContractFiles, typesFile } from './contract-files.ts'
import { crashWords } from './crash-words.ts'
import type { Step } from './done-steps.ts'
import { sitePictures } from './site-pictures.ts'
import { startThreads } from './threads.ts'

type Ended = { readonly status: number; readonly output: string }

/** Runs a program of the repository, with what it printed. */
async function run(root: string, main: string, ...options: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, main), ...options])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status: status ?? 2, output }
}

/** Generates the pages about the machines in a separate process, because they import generated code. */
const makePages = (root: string, isCheck: boolean) =>
  run(root, 'tools/scenarios/charts/main.ts', ...(isCheck ? ['--check'] : []))

const nothing: Ended = { status: 0, output: '' }

type Run = {
  readonly root: string
  readonly steps: ReadonlySet<Step>
  /** Whether to write nothing, and name what is stale. */
  readonly isCheck: boolean
}

/** Returns paths of the contract's files and the screens' that were stale, and how many there are. */
async function makeContractFiles({ root, isCheck }: Run) {
  const cache = join(root, '.cache/contract')
  const threads = startThreads(cache)
  try {
    const screens = emitScreens(root, await readScreens(root))
    const ofScreens = differingFiles(root, screens)
    // First, because the contract names pages.
    if (!isCheck) writeFiles(root, screens, ofScreens)
    const {
      faults,
      run: runFiles,
      read,
    } = await createContractFiles({
      root,
      cache,
      threads,
      isEager: true,
    })()
    const files = new Map([...screens, ...sitePictures(), ...runFiles, ...(await read())])
    const stale = [...new Set([...ofScreens, ...staleFiles(root, files)])]
    if (!isCheck) writeFiles(root, files, stale)
    return { count: files.size, stale, faults }
  } finally {
    threads.stop()
  }
}

type Contract = {
  readonly count: number
  readonly stale: readonly string[]
  readonly faults: readonly string[]
}

function report({ isCheck }: Run, { count, stale, faults }: Contract) {
  for (const fault of faults) console.error(fault)
  if (!isCheck) {
    console.log(`${count} generated files, ${stale.length} changed.`)
    return faults.length > 0 ? 1 : 0
  }
  for (const file of stale) console.error(`stale: ${file}`)
  if (stale.length > 0) console.error('Run `npm run generate` and commit what it writes.')
  else console.log(`${count} generated files are fresh.`)
  return stale.length + faults.length > 0 ? 1 : 0
}

/** The contract's types are for the compiler alone. */
const isRun = (file: string) => file.startsWith('src/generated/') && file !== typesFile

export type Ran = {
  /** The exit code. */
  readonly status: number
  /** Whether the machines' pages were made of all that is generated. */
  readonly hasPages: boolean
}

/**
 * Runs steps of `npm run generate`, as far as possible at the same time.
 * @throws when the contract is invalid
 */
export async function runSteps(options: Run): Promise<Ran> {
  const { root, steps, isCheck } = options
  // `npm run messages -- --check` checks the texts.
  const texts =
    steps.has('texts') && !isCheck ? run(root, 'scripts/messages.ts') : Promise.resolve(nothing)
  // The schema of scenario files names the texts.
  const pages = steps.has('pages')
    ? texts.then(() => makePages(root, isCheck))
    : Promise.resolve(nothing)
  const contract = steps.has('contract') ? await makeContractFiles(options) : null
  const ended = [await texts, await pages]
  const status = contract === null ? 0 : report(options, contract)
  // The machines' imports rarely change, so that their pages are made again only then.
  const isAgain = !isCheck && contract?.stale.some(isRun) === true
  if (isAgain) ended[1] = await makePages(root, isCheck)
  for (const { output } of ended) process.stdout.write(crashWords(root, output) ?? output)
  return {
    status: Math.max(status, ...ended.map((one) => one.status)),
    hasPages: isAgain || steps.has('pages'),
  }
}
