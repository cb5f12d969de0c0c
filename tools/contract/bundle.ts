import { dirname, relative, resolve } from 'node:path'
import { BaseResolver, bundle, createConfig, Source } from '@redocly/openapi-core'
import type { Document } from '@redocly/openapi-core'
import { checkSources } from './check-sources.ts'
import type { Contract } from './contract.model.ts'
import { readOnce } from './parse-once.ts'
import { addStatusExamples } from './contract-parts.ts'

/** Parses each text once; bundling changes what it reads, so that it gets copies. */
class KeptTexts extends BaseResolver {
  override parseDocument(source: Source, isRoot = false): Document {
    const parsed = texts(source.body, () => super.parseDocument(source, isRoot).parsed as unknown)
    return { source, parsed: copied(parsed) }
  }
}

const texts = readOnce()

const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

/**
 * One contract with all its files as a document with local references and an example for every status of an answer.
 * @param content the document itself, if `file` is outdated
 * @throws when a reference does not resolve, or an operation lacks what generation reads; the message names file and
 * place
 */
export async function bundleContract(file: string, content?: object): Promise<Contract> {
  const config = await createConfig({})
  const externalRefResolver = new KeptTexts(config.resolve)
  const result = await bundle({
    config,
    externalRefResolver,
    ...(content === undefined
      ? { ref: file }
      : { doc: { source: new Source(resolve(file), ''), parsed: copied(content) } }),
  })
  if (result.problems.length > 0) {
    // Its errors are better: line, reference and suggestion.
    checkSources(dirname(resolve(file)))
    const lines = result.problems.map((problem) => {
      const at = problem.location[0]
      return `${at?.source.absoluteRef ?? file} ${at?.pointer ?? ''}: ${problem.message}`
    })
    throw new Error(`The contract cannot be read:\n${lines.join('\n')}`)
  }
  return addStatusExamples(checkShape(relative(process.cwd(), file), result.bundle.parsed))
}

/** A bundled contract as JSON text, for tools that do not follow file references. */
export const bundledText = (contract: Contract): string => `${JSON.stringify(contract, null, 2)}\n`

type Loose = { [name: string]: unknown }

/**
 * Checks that a bundled document has what generation reads.
 * @throws naming file, path, operation and missing part
 */
export function checkShape(file: string, document: unknown): Contract {
  const { paths, components } = document as { paths?: Loose; components?: Loose }
  const faults = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    faultsOf(item as Loose).map((fault) => `${file} ${path}: ${fault}`),
  )
  if (paths === undefined) faults.push(`${file}: has no paths`)
  if (components?.['schemas'] === undefined) faults.push(`${file}: has no components.schemas`)
  if (faults.length > 0) throw new Error(`The contract cannot be read:\n${faults.join('\n')}`)
  return document as Contract
}

function faultsOf(item: Loose): string[] {
  const { post, ...others } = item
  const unknown = Object.keys(others).map((method) => `${method} instead of post`)
  if (!isObject(post)) return unknown.length > 0 ? unknown : ['has no post']
  const name = typeof post['operationId'] === 'string' ? post['operationId'] : 'no operationId'
  const isRead: [string, boolean][] = [
    ['an operationId', typeof post['operationId'] === 'string'],
    ['a security (an empty list for guests)', Array.isArray(post['security'])],
    ['a JSON requestBody whose schema is a $ref', hasNamedSchema(post['requestBody'])],
    ['a JSON 200 answer whose schema is a $ref', hasNamedAnswer(at(post['responses'], '200'))],
  ]
  const lacking = isRead.filter(([, isThere]) => !isThere)
  return [...unknown, ...lacking.map(([part]) => `${name} lacks ${part}`)]
}

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null

const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce((inner: unknown, key) => (isObject(inner) ? inner[key] : undefined), value)

const hasNamedSchema = (body: unknown, media = 'application/json'): boolean =>
  typeof at(body, 'content', media, 'schema', '$ref') === 'string'

const hasNamedAnswer = (answer: unknown): boolean =>
  hasNamedSchema(answer) || hasNamedSchema(answer, 'text/event-stream')
