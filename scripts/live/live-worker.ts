import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { differingFiles, staleFiles, writeFiles } from '#contract/generated-files'
import { compileMessages, readMessageFiles } from '#messages'
import { brandFiles } from '../generate/brand-files.ts'
import { createContractFiles, typesFile } from '../generate/contract-files.ts'
import { startThreads } from '../generate/threads.ts'
import { emitScreens } from '../screens/emit-screens.ts'
import { readScreens } from '../screens/read-screens.ts'
import type { ReadScreen } from '../screens/read-screens.ts'

/** `types` generates the files of the contract that are not run: types and joined documents. */
export type LiveStep = 'screens' | 'texts' | 'contract' | 'types'

export type LiveOutcome = {
  readonly step: LiveStep
  readonly changed: readonly string[]
  /** Why nothing was written; null: valid. */
  readonly fault: string | null
  readonly warnings: readonly string[]
  readonly ms: number
}

const { root } = workerData as { readonly root: string }
const cache = join(root, '.cache', `live-${process.pid}`)
mkdirSync(cache, { recursive: true })
process.on('exit', () => rmSync(cache, { recursive: true, force: true }))

const contractFiles = createContractFiles({ root, cache, threads: startThreads(cache) })

let screens: readonly ReadScreen[] | null = null
let readTypes: (() => Promise<Files>) | null = null
let version = 0
const currentScreens = async () => (screens ??= await readScreens(root))

type Files = ReadonlyMap<string, string>
type StepResult = {
  readonly files: Files
  readonly stale: readonly string[]
  readonly warnings?: readonly string[]
}

const steps: Readonly<Record<LiveStep, () => Promise<StepResult>>> = {
  async screens() {
    version += 1
    screens = await readScreens(root, `live=${version}`)
    const files = emitScreens(root, screens)
    return { files, stale: differingFiles(root, files) }
  },
  async texts() {
    const { files, faults, warnings } = compileMessages(
      readMessageFiles(root),
      await currentScreens(),
    )
    const compiledFiles = new Map(files)
    return {
      files: compiledFiles,
      stale: differingFiles(root, compiledFiles),
      warnings: [...warnings, ...faults],
    }
  },
  async contract() {
    const { faults, runtimeFiles, typeFiles } = await contractFiles()
    readTypes = typeFiles
    const files = new Map([
      ...emitScreens(root, await currentScreens()),
      ...brandFiles(root),
      ...runtimeFiles,
    ])
    // Handlers before routes: a mock that is bundled meanwhile must not have a route without its handler.
    const stale = staleFiles(root, files)
      .filter((path) => path !== typesFile)
      .toSorted((a, b) => Number(b.startsWith('mocks/')) - Number(a.startsWith('mocks/')))
    return { files, stale, warnings: faults }
  },
  async types() {
    const files: Files = (await readTypes?.()) ?? new Map<string, string>()
    return { files, stale: differingFiles(root, files) }
  },
}

async function runStep(step: LiveStep): Promise<LiveOutcome> {
  const start = performance.now()
  const elapsedMs = () => performance.now() - start
  try {
    const { files, stale, warnings = [] } = await steps[step]()
    writeFiles(root, files, stale)
    return { step, changed: stale, fault: null, warnings, ms: elapsedMs() }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { step, changed: [], fault, warnings: [], ms: elapsedMs() }
  }
}

parentPort?.on('message', (step: LiveStep) => {
  void runStep(step).then((outcome) => parentPort?.postMessage(outcome))
})
