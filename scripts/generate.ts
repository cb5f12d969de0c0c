import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import {
  bundleContract,
  bundledText,
  joinedTexts,
  proxyText,
  readAssumptions,
  readJoined,
  schemaReader,
} from '@maru/contract'
import { checkSources } from '@maru/contract/check'
import type { Contract } from '@maru/contract'
import {
  emitAnswerFields,
  emitAnswerShapes,
  emitAssumptions,
  emitHeaders,
  emitLimits,
  emitBackendOperations,
  emitProxyRoutes,
  emitProblems,
  emitStatuses,
  emitValidators,
} from '@maru/contract/emit'
import { emitAssumptionMarks } from '@maru/contract-verify/assumption-marks'
import { differingFiles, staleFiles, writeFiles } from '@maru/contract/generated-files'
import type { Job, JobReply, Made, ThreadData } from '@maru/contract/thread'
import { emitOperationGroups } from './operation-groups.ts'
import { emitScreens } from './screens/emit-screens.ts'
import { readScreens } from './screens/read-screens.ts'

const root = join(import.meta.dirname, '..')
const openapi = join(root, 'openapi')
const cache = join(root, '.cache/contract')

/** Starts the thread for types and mocks, which loads its libraries while this one reads the contract. */
function startThread() {
  const workerData: ThreadData = { cache }
  const worker = new Worker(new URL(import.meta.resolve('@maru/contract/thread')), { workerData })
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  failed.catch(() => undefined)
  async function answerTo<Name extends keyof Made>(make: Name, contract: Contract) {
    const { port1, port2 } = new MessageChannel()
    const job: Job = { make, contract, port: port2 }
    worker.postMessage(job, [port2])
    try {
      const [reply] = (await Promise.race([once(port1, 'message'), failed])) as [JobReply<Name>]
      if ('failure' in reply) throw reply.failure
      return reply.made
    } finally {
      port1.close()
    }
  }
  return {
    make<Name extends keyof Made>(make: Name, contract: Contract): Promise<Made[Name]> {
      const answer = answerTo(make, contract)
      // Awaited after the validators, which name a faulty schema.
      answer.catch(() => undefined)
      return answer
    },
    stop: () => {
      void worker.terminate()
    },
  }
}

async function generateAll(
  thread: ReturnType<typeof startThread>,
  screens: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  checkSources(openapi)
  const joined = readJoined(openapi)
  if (joined === null) throw new Error('openapi/backend.yaml is missing: git has it.')
  const documents = joinedTexts(joined)
  const backend = await bundleContract(join(openapi, 'public.yaml'), documents.get('public.yaml'))
  const publicJson = bundledText(backend)
  // Not referenced by operations and so missing in the bundle; its meanings apply to every answer.
  backend.components.schemas['KnownStatus'] = schemaReader(openapi)(
    'schemas/status.yaml#/KnownStatus',
  )
  mkdirSync(cache, { recursive: true })
  const mocks = thread.make('mocks', backend)
  const backendTypes = thread.make('types', backend)
  const proxyYaml = proxyText(openapi, joined)
  const proxy = await bundleContract(join(openapi, 'proxy.yaml'), proxyYaml)
  const proxyJson = bundledText(proxy)
  // The same for the proxy's own refusals.
  proxy.components.schemas['OwnStatus'] = schemaReader(openapi)(
    'schemas/protection.yaml#/OwnStatus',
  )
  const proxyTypes = thread.make('types', proxy)
  // First, because it names a faulty schema.
  const validators = await emitValidators([backend, proxy], cache)
  return new Map([
    ...screens,
    ...[...documents].map(([name, text]) => [`openapi/${name}`, text] as const),
    ['openapi/proxy.yaml', proxyYaml],
    ['openapi/bundled/public.json', publicJson],
    ['openapi/bundled/proxy.json', proxyJson],
    ['src/generated/public-api.ts', await backendTypes],
    ['src/generated/proxy-api.ts', await proxyTypes],
    ['src/generated/backend-operations.ts', emitBackendOperations(backend)],
    ['src/generated/proxy-routes.ts', emitProxyRoutes(proxy, backend)],
    ['src/generated/operation-groups.ts', emitOperationGroups(root, backend, proxy)],
    ['src/generated/answer-fields.ts', emitAnswerFields(backend)],
    ['src/generated/assumption-marks.ts', emitAssumptionMarks(backend)],
    ['src/generated/statuses.ts', emitStatuses(backend, proxy)],
    ['src/generated/problems.ts', emitProblems(backend)],
    ...[...emitAnswerShapes(proxy)].map(
      ([name, text]) => [`src/generated/answers/${name}`, text] as const,
    ),
    ['src/generated/headers.ts', emitHeaders(proxy)],
    ...[...emitLimits(proxy)].map(
      ([name, text]) => [`src/generated/limits/${name}`, text] as const,
    ),
    ['src/generated/validators.js', validators.module],
    ['src/generated/validators.d.ts', validators.declaration],
    [
      'openapi/ASSUMPTIONS.md',
      emitAssumptions(readAssumptions(openapi), { public: backend, proxy }),
    ],
    ...[...(await mocks)].map(([name, text]) => [`mocks/generated/${name}`, text] as const),
  ])
}

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

try {
  const screens = emitScreens(root, await readScreens(root))
  const ofScreens = differingFiles(root, screens)
  // First, because the contract names pages.
  if (!isCheck) {
    writeFiles(root, screens, ofScreens)
    compileMessages()
  }
  const thread = startThread()
  // In parallel, because the machines' imports rarely change.
  const pagesOfBefore = makePages()
  const files = await generateAll(thread, screens).finally(thread.stop)
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
}
