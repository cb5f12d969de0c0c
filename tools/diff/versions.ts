import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { checkSources } from '#contract/check'
import { bundleContract, proxyDocument, readJoined, schemaReader } from '#contract'
import type { Contract } from '#contract'
import { factsOf } from './facts.ts'
import type { ContractName, OperationFacts } from './fact.ts'
import type { RouteName } from './surroundings.ts'

export type ContractVersion = {
  /** `info.version`. */
  readonly version: string
  readonly operations: ReadonlyMap<string, OperationFacts>
}

export type ContractSource = {
  readonly name: string
  readonly contracts: ReadonlyMap<ContractName, ContractVersion>
  readonly routes: readonly RouteName[]
}

type ContractPaths = {
  readonly paths?: Readonly<
    Record<
      string,
      { readonly post?: { readonly operationId?: string; readonly 'x-backend'?: string } }
    >
  >
}

type ParsedContracts = { readonly [Name in ContractName]?: object | undefined }

/** @throws when generation refuses the folder; the message names file and line */
export function readWorkingTree(
  name: string,
  folder: string,
  contractNames: readonly ContractName[],
): Promise<ContractSource> {
  checkSources(folder)
  const joined = readJoined(folder)
  return readFolder(name, folder, contractNames, {
    public: joined?.public,
    proxy: existsSync(join(folder, 'routes.yaml')) ? proxyDocument(folder, joined) : undefined,
  })
}

/**
 * The contracts of a git version, of a folder such as `openapi`, or of one file.
 * @param root the repository
 * @throws when the source does not exist or has no readable contract; the message names it
 */
export async function readSource(
  root: string,
  name: string,
  contractNames: readonly ContractName[],
): Promise<ContractSource> {
  if (existsSync(name)) {
    return statSync(name).isDirectory()
      ? readWorkingTree(name, name, contractNames)
      : readContractFile(name)
  }
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    checkOut(root, name, folder)
    return await readFolder(name, join(folder, 'openapi'), contractNames)
  } catch (error) {
    throw new Error(hideFolder(messageOf(error), folder, name), { cause: error })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Writes the version's name for the temporary folder that holds its files. */
const hideFolder = (message: string, folder: string, name: string): string =>
  message
    .replaceAll(`${folder}/`, `${name}:`)
    .replaceAll(`${relative(process.cwd(), folder)}/`, `${name}:`)

function readYamlFile(file: string): unknown {
  try {
    return parseYaml(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error })
  }
}

export function detectContract(file: string): ContractName {
  const { paths = {} } = (readYamlFile(file) ?? {}) as ContractPaths
  if (Object.keys(paths).length === 0)
    throw new Error(`${file} is not a contract: it has no paths.`)
  return Object.keys(paths).every((path) => path.startsWith('/public/')) ? 'public' : 'proxy'
}

async function readContractFile(file: string): Promise<ContractSource> {
  const contracts = new Map([[detectContract(file), await readContract(file)]])
  return { name: file, contracts, routes: readRoutes(join(dirname(file), 'proxy.yaml')) }
}

async function readFolder(
  name: string,
  folder: string,
  contractNames: readonly ContractName[],
  parsedContracts: ParsedContracts = {},
): Promise<ContractSource> {
  const contracts = new Map<ContractName, ContractVersion>()
  for (const contractName of contractNames) {
    const file = join(folder, `${contractName}.yaml`)
    if (!existsSync(file)) throw new Error(`${name} has no ${basename(file)}.`)
    contracts.set(contractName, await readContract(file, parsedContracts[contractName]))
  }
  return { name, contracts, routes: readRoutes(join(folder, 'proxy.yaml'), parsedContracts.proxy) }
}

async function readContract(file: string, content?: object): Promise<ContractVersion> {
  const contract = await bundleContract(file, content)
  addStatusMeanings(contract, join(dirname(file), 'schemas'))
  const { info } = contract as unknown as { info?: { version?: unknown } }
  return { version: String(info?.version), operations: factsOf(contract) }
}

/** The tables of status meanings are not referenced by any operation. */
export function addStatusMeanings({ components }: Contract, folder: string): void {
  const tables = [
    ['KnownStatus', 'status.yaml'],
    ['OwnStatus', 'protection.yaml'],
  ] as const
  for (const [name, file] of tables) {
    if (!existsSync(join(folder, file))) continue
    components.schemas[name] = schemaReader(folder)(`${file}#/${name}`)
  }
}

function readRoutes(file: string, content?: object): readonly RouteName[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const { paths = {} } = (content ?? parseYaml(text) ?? {}) as ContractPaths
  return Object.entries(paths).map(([path, { post }]) => {
    const backend = post?.['x-backend'] ?? 'none'
    return {
      path,
      operationId: post?.operationId ?? '',
      backend: backend === 'none' ? null : `/public/${backend}`,
    }
  })
}

function checkOut(root: string, ref: string, folder: string): void {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  } catch (error) {
    throw new Error(`${ref} is not a git version, file or folder.`, { cause: error })
  }
  if (git('ls-tree', '-d', '--name-only', ref, 'openapi') === '')
    throw new Error(`${ref} has no folder openapi.`)
  const archive = join(folder, 'openapi.tar')
  git('archive', `--output=${archive}`, ref, 'openapi')
  execFileSync('tar', ['-xf', archive, '-C', folder])
}
