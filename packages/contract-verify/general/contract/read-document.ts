import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { bundleDocument } from '@maru/contract'
import { isRecord, readProperty, readTextProperty } from '../../../../src/lib/json.ts'
import { similarName } from '../../../../src/lib/similar-name.ts'
import { CannotVerify } from '../../core/model.ts'
import { partsOf } from '../../core/pointer.ts'

/** A bundled OpenAPI document: all of its references are local. */
export type OpenApiDocument = Readonly<Record<string, unknown>>

const TIMEOUT_MS = 10_000

/**
 * Reads an OpenAPI 3.0 or 3.1 contract from a file or an address, as YAML or JSON.
 * @throws CannotVerify when it is unreadable, of another version, or has a reference without a target
 */
export async function readDocument(place: string): Promise<OpenApiDocument> {
  const text = /^https?:\/\//.test(place) ? await fetched(place) : readFile(place)
  const document = assertOpenApi(place, parsed(place, text))
  const whole = referencesIn(document).every(({ to }) => to.startsWith('#'))
    ? document
    : await bundled(place)
  assertReferences(place, whole)
  return whole
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as { readonly code?: string }
    const why = code === 'ENOENT' ? 'the file does not exist' : (error as Error).message
    throw new CannotVerify(`--contract ${file} cannot be read: ${why}.`)
  }
}

async function fetched(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok) return await response.text()
    throw new Error(`HTTP ${response.status}`)
  } catch (error) {
    const { cause, message } = error as Error
    const why = cause instanceof Error && cause.message !== '' ? cause.message : message
    throw new CannotVerify(`--contract ${url} cannot be read: ${why}.`)
  }
}

function parsed(place: string, text: string): unknown {
  try {
    return parse(text, { maxAliasCount: -1 })
  } catch (error) {
    const [first] = (error as Error).message.split('\n')
    throw new CannotVerify(`--contract ${place} is neither YAML nor JSON: ${first ?? ''}`)
  }
}

function assertOpenApi(place: string, document: unknown): OpenApiDocument {
  if (!isRecord(document))
    throw new CannotVerify(`--contract ${place} is not an OpenAPI document: it is not an object.`)
  const swagger = document['swagger']
  if (swagger !== undefined)
    throw new CannotVerify(
      `--contract ${place} is Swagger ${String(swagger)}. Convert it to OpenAPI 3 first, such as with: npx swagger2openapi ${place} -o openapi.yaml`,
    )
  const version = document['openapi']
  if (version === undefined)
    throw new CannotVerify(
      `--contract ${place} is not an OpenAPI document: it has no \`openapi\` version.`,
    )
  if (!/^3\.[012]/.test(String(version)))
    throw new CannotVerify(
      `--contract ${place} is OpenAPI ${String(version)}. Versions 3.0 and 3.1 are supported.`,
    )
  if (!isRecord(document['paths']) || Object.keys(document['paths']).length === 0)
    throw new CannotVerify(`--contract ${place} has no \`paths\`: there is nothing to verify.`)
  return document
}

async function bundled(place: string): Promise<OpenApiDocument> {
  const failed = (why: string) => new CannotVerify(`--contract ${place} cannot be read: ${why}`)
  try {
    const { problems, document } = await bundleDocument(place)
    if (problems.length > 0) throw failed(problems.join('\n  '))
    return document as OpenApiDocument
  } catch (error) {
    throw error instanceof CannotVerify ? error : failed((error as Error).message)
  }
}

type Reference = { readonly at: string; readonly to: string }

/** Members whose content is data and not part of the contract. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const'])

function referencesIn(value: unknown, at = '#', parent = ''): readonly Reference[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    // A property of a schema may have the name `example` or `$ref`.
    if (parent !== 'properties' && DATA.has(name)) return []
    if (name === '$ref' && typeof inner === 'string' && parent !== 'properties')
      return [{ at: here, to: inner }]
    return referencesIn(inner, here, name)
  })
}

/** The target of a local reference; undefined: there is none. */
export const targetOf = (document: OpenApiDocument, reference: string): unknown =>
  partsOf(decodeURIComponent(reference.replace(/^#/, ''))).reduce(readProperty, document)

function assertReferences(place: string, document: OpenApiDocument): void {
  const missing = referencesIn(document).filter(({ to }) => targetOf(document, to) === undefined)
  if (missing.length === 0) return
  const lines = missing.slice(0, 5).map(({ at, to }) => {
    const [name = '', ...rest] = to.split('/').toReversed()
    const beside = targetOf(document, rest.toReversed().join('/'))
    const near = similarName(name, isRecord(beside) ? Object.keys(beside) : [])
    const hint = near === undefined ? '' : ` Did you mean ${to.slice(0, -name.length)}${near}?`
    return `  ${at}: there is no ${to}.${hint}`
  })
  const more = missing.length > 5 ? [`  and ${missing.length - 5} more`] : []
  throw new CannotVerify(
    [`--contract ${place} has references without a target:`, ...lines, ...more].join('\n'),
  )
}

/**
 * The address of the first server of a contract, with its variables' defaults; a path alone where it has no host.
 * @returns null: the contract has no server
 */
export function serverOf(document: OpenApiDocument): string | null {
  const { servers } = document
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined
  const url = readTextProperty(first, 'url')
  if (url === null) return null
  const variables = readProperty(first, 'variables')
  return url
    .replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      String(readProperty(readProperty(variables, name), 'default') ?? ''),
    )
    .replace(/\/+$/, '')
}
