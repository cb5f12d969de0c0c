import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
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
  emitDigest,
  emitHeaders,
  emitLimits,
  emitBackendOperations,
  emitProxyRoutes,
  emitProblems,
  emitStatuses,
  emitValidators,
} from '@maru/contract/emit'
import { emitAssumptionMarks } from '@maru/contract-verify/assumption-marks'
import { emitOperationGroups } from './operation-groups.ts'
import { createMemo } from './memo.ts'
import type { TypeThread } from './type-thread.ts'

export type ContractFilesOptions = {
  readonly root: string
  /** Folder for intermediate files, used by one process. */
  readonly cache: string
  readonly thread: TypeThread
}

/**
 * A function that returns all files generated from openapi/, by path in the repository. Called again, it repeats only
 * the steps whose input changed.
 */
export function createContractFiles({ root, cache, thread }: ContractFilesOptions) {
  const openapi = join(root, 'openapi')
  const memo = createMemo()
  mkdirSync(cache, { recursive: true })

  const bundled = (name: string, source: string | undefined) =>
    bundleContract(join(openapi, name), source)
  const typesOf = (name: string, contract: Contract): Promise<string> => {
    const types = memo(`types of ${name}`, withoutExamples(contract), () =>
      thread.make('types', contract),
    )
    types.catch(() => undefined)
    return types
  }

  /** @throws when the contract is invalid; the message names file, line and remedy */
  return async (): Promise<Map<string, string>> => {
    checkSources(openapi)
    const joined = readJoined(openapi)
    if (joined === null) throw new Error('openapi/backend.yaml is missing: git has it.')
    const documents = joinedTexts(joined)
    const publicBundle = await bundled('public.yaml', documents.get('public.yaml'))
    // Not referenced by operations and so missing in the bundle; its meanings apply to every answer.
    const backend = withSchema(publicBundle, 'KnownStatus', openapi, 'schemas/status.yaml')
    const mocks = memo('mocks', backend, () => thread.make('mocks', backend))
    mocks.catch(() => undefined)
    const backendTypes = typesOf('public', backend)
    const proxyYaml = proxyText(openapi, joined)
    const proxyBundle = await bundled('proxy.yaml', proxyYaml)
    // The same for the proxy's own refusals.
    const proxy = withSchema(proxyBundle, 'OwnStatus', openapi, 'schemas/protection.yaml')
    const proxyTypes = typesOf('proxy', proxy)
    // First, because it names a faulty schema.
    const validators = await memo('validators', [backend, proxy].map(withoutExamples), () =>
      emitValidators([backend, proxy], cache),
    )
    return new Map([
      ...[...documents].map(([name, text]) => [`openapi/${name}`, text] as const),
      ['openapi/proxy.yaml', proxyYaml],
      ['openapi/bundled/public.json', bundledText(publicBundle)],
      ['openapi/bundled/proxy.json', bundledText(proxyBundle)],
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
      ['src/generated/contract-digest.ts', emitDigest(proxy)],
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
}

const withSchema = (contract: Contract, name: string, folder: string, file: string): Contract => ({
  ...contract,
  components: {
    ...contract.components,
    schemas: { ...contract.components.schemas, [name]: schemaReader(folder)(`${file}#/${name}`) },
  },
})

/** The part of a contract that types and validators read: no examples of requests and answers. */
function withoutExamples(contract: Contract): unknown {
  const isMedia = (key: string): boolean => key.startsWith('application/')
  const paths = JSON.stringify(contract.paths, (key, value: unknown) =>
    isMedia(key) && typeof value === 'object' ? { ...value, examples: undefined } : value,
  )
  return { ...contract, paths, components: { ...contract.components, examples: undefined } }
}
