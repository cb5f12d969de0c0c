import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  bundleContract,
  bundledText,
  createMemo,
  joinedTexts,
  proxyDocument,
  proxyText,
  readAssumptions,
  readJoined,
  schemaReader,
} from '#contract'
import { checkSources } from '#contract/check'
import type { Contract } from '#contract'
import {
  emitAnswerShapes,
  emitAssumptions,
  unusedAssumptions,
  emitDigest,
  emitHeaders,
  emitLimits,
  emitBackendOperations,
  emitProxyRoutes,
  emitProblems,
  emitSchemas,
  emitStatuses,
} from '#contract/emit'
import { emitAssumptionMarks } from '#verify/assumption-marks'
import { emitOperationGroups } from './operation-groups.ts'
import type { Threads } from './threads.ts'

export type ContractFilesOptions = {
  readonly root: string
  readonly cache: string
  readonly threads: Threads
  /** Whether types are made at once, before `typeFiles` is called. */
  readonly isEager?: boolean
}

type Files = Map<string, string>

export type ContractFiles = {
  /** Open tasks of the contract's authors; the generated files are valid. */
  readonly faults: readonly string[]
  /** Modules that site, proxy and mock run, by path in the repository. */
  readonly runtimeFiles: Files
  /** Generates the files that are not run: TypeScript's types and the joined documents. */
  readonly typeFiles: () => Promise<Files>
}

/** The file of `typeFiles` in a folder with only generated files. */
export const typesFile = 'src/generated/api.ts'

/**
 * A function that returns all files generated from openapi/. Called again, it repeats only the steps whose input
 * changed.
 */
export function createContractFiles({ root, cache, threads, isEager }: ContractFilesOptions) {
  const openapi = join(root, 'openapi')
  const memo = createMemo()
  // The thread keeps the mocks by project.
  const mocksOf = createMemo()
  mkdirSync(cache, { recursive: true })

  const bundled = (name: string, content: object): Promise<Contract> =>
    bundleContract(join(openapi, name), content)

  /** @throws when the contract is invalid; the message names file, line and remedy */
  return async (): Promise<ContractFiles> => {
    checkSources(openapi)
    const joined = readJoined(openapi)
    if (joined === null) throw new Error('openapi/backend.yaml is missing: git has it.')
    const publicBundle = await bundled('public.yaml', joined.public)
    // No operation references KnownStatus, so the bundle lacks it; its meanings apply to every answer.
    const backend = withSchema(publicBundle, 'KnownStatus', openapi, 'schemas/status.yaml')
    const mocks = mocksOf('mocks', backend, () => threads.make('mocks', [backend]))
    mocks.catch(() => undefined)
    const document = proxyDocument(openapi, joined)
    const proxyBundle = await bundled('proxy.yaml', document)
    const proxy = withSchema(proxyBundle, 'OwnStatus', openapi, 'schemas/protection.yaml')
    const types = () =>
      memo('types', [proxy, backend].map(withoutExamples), () =>
        threads.make('types', [proxy, backend]),
      )
    if (isEager === true) types().catch(() => undefined)
    // The schemas come first, because their errors name a faulty schema.
    const schemas = await memo('schemas', [backend, proxy].map(withoutExamples), () =>
      emitSchemas([backend, proxy]),
    )
    const marks = await memo('marks', withoutExamples(backend), () => emitAssumptionMarks(backend))
    const assumptions = readAssumptions(openapi)
    const contracts = { public: backend, proxy }
    const unusedIds = unusedAssumptions(assumptions, contracts)
    const usedAssumptions = Object.fromEntries(
      Object.entries(assumptions).filter(([id]) => !unusedIds.includes(id)),
    )
    const faults = unusedIds.map(
      (id) => `${placeOfAssumption(openapi, id)}: ${id}: no place refers to it; remove it.`,
    )
    const runtimeFiles: Files = new Map([
      ['src/generated/backend-operations.ts', emitBackendOperations(backend)],
      ['src/generated/proxy-routes.ts', emitProxyRoutes(proxy, backend)],
      ['src/generated/operation-groups.ts', emitOperationGroups(root, backend, proxy)],
      ['src/generated/schemas.ts', schemas],
      ['src/generated/assumption-marks.ts', marks],
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
      ['openapi/ASSUMPTIONS.md', emitAssumptions(usedAssumptions, contracts)],
      ...[...(await mocks)].map(([name, text]) => [`mocks/generated/${name}`, text] as const),
    ])
    const typeFiles = async (): Promise<Files> => {
      return new Map([
        ...[...joinedTexts(joined)].map(([name, text]) => [`openapi/${name}`, text] as const),
        ['openapi/proxy.yaml', proxyText(document)],
        ['openapi/bundled/public.json', bundledText(publicBundle)],
        ['openapi/bundled/proxy.json', bundledText(proxyBundle)],
        [typesFile, await types()],
      ])
    }
    return { faults, runtimeFiles, typeFiles }
  }
}

/** `openapi/assumptions.yaml:line` of an assumption. */
function placeOfAssumption(openapi: string, id: string): string {
  const lines = readFileSync(join(openapi, 'assumptions.yaml'), 'utf8').split('\n')
  const lineIndex = lines.findIndex((line) => line.startsWith(`${id}:`))
  return `openapi/assumptions.yaml:${lineIndex + 1}`
}

const withSchema = (contract: Contract, name: string, folder: string, file: string): Contract => ({
  ...contract,
  components: {
    ...contract.components,
    schemas: { ...contract.components.schemas, [name]: schemaReader(folder)(`${file}#/${name}`) },
  },
})

/** The part of a contract that types and schemas read: no examples of requests and answers. */
function withoutExamples(contract: Contract): unknown {
  const isMedia = (key: string): boolean => key.startsWith('application/')
  const paths = JSON.stringify(contract.paths, (key, value: unknown) =>
    isMedia(key) && typeof value === 'object' ? { ...value, examples: undefined } : value,
  )
  return { ...contract, paths, components: { ...contract.components, examples: undefined } }
}
