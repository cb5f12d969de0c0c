import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundleContract } from './contract/bundle.ts'
import { emitAnswerFields } from './contract/emit-answer-fields.ts'
import { emitAnswerShapes } from './contract/emit-answer-shapes.ts'
import { emitAssumptions } from './contract/emit-assumptions.ts'
import { emitHeaders, emitLimits } from './contract/emit-limits.ts'
import { emitMocks } from './contract/emit-mocks.ts'
import { emitBackendOperations, emitProxyRoutes } from './contract/emit-operations.ts'
import { emitProblems, emitStatuses } from './contract/emit-status-tables.ts'
import { emitTypes } from './contract/emit-types.ts'
import { emitValidators } from './contract/emit-validators.ts'
import { staleFiles, writeFiles } from './contract/generated-files.ts'
import { proxyText, readAssumptions, schemaReader } from './contract/read-contract.ts'

const root = join(import.meta.dirname, '..')
const openapi = join(root, 'openapi')
const cache = join(root, '.cache/contract')

async function generateAll(): Promise<Map<string, string>> {
  const backend = await bundleContract(join(openapi, 'public.yaml'))
  // No operation refers to it, so the bundle leaves it out; its meanings belong to every answer.
  backend.components.schemas['KnownStatus'] = schemaReader(openapi)(
    'schemas/status.yaml#/KnownStatus',
  )
  const proxyYaml = proxyText(openapi)
  const proxy = await bundleContract(join(openapi, 'proxy.yaml'), proxyYaml)
  mkdirSync(cache, { recursive: true })
  // First, as it names a faulty schema; the others only say that something is wrong.
  const validators = await emitValidators([backend, proxy], cache)
  const [backendTypes, proxyTypes, mocks] = await Promise.all([
    emitTypes(backend),
    emitTypes(proxy),
    emitMocks(backend, cache),
  ])
  return new Map([
    ['openapi/proxy.yaml', proxyYaml],
    ['src/generated/public-api.ts', backendTypes],
    ['src/generated/proxy-api.ts', proxyTypes],
    ['src/generated/backend-operations.ts', emitBackendOperations(backend)],
    ['src/generated/proxy-routes.ts', emitProxyRoutes(proxy, backend)],
    ['src/generated/answer-fields.ts', emitAnswerFields(backend)],
    ['src/generated/statuses.ts', emitStatuses(backend)],
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
    ...[...mocks].map(([name, text]) => [`mocks/generated/${name}`, text] as const),
  ])
}

const unknown = process.argv.slice(2).filter((argument) => argument !== '--check')
if (unknown.length > 0) {
  console.error(
    `generate: unknown argument ${unknown.join(' ')}; usage: npm run generate [-- --check]`,
  )
  process.exit(2)
}
const isCheck = process.argv.includes('--check')
try {
  const files = await generateAll()
  const stale = staleFiles(root, files)
  if (isCheck) {
    for (const file of stale) console.error(`stale: ${file}`)
    if (stale.length > 0) console.error('Run `npm run generate` and commit what it writes.')
    else console.log(`${files.size} generated files are fresh.`)
    process.exitCode = stale.length > 0 ? 1 : 0
  } else {
    writeFiles(root, files, stale)
    console.log(`${files.size} generated files, ${stale.length} changed.`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
