import { dirname, resolve } from 'node:path'
import { BaseResolver, bundle, createConfig, Source } from '@redocly/openapi-core'
import type { Document } from '@redocly/openapi-core'
import { checkSources } from './check-sources.ts'
import type { Contract } from './contract.model.ts'
import { createReadCache } from './parse-once.ts'
import { addStatusExamples } from './contract-parts.ts'

/** Parses each text once. Bundling changes its input, so it gets copies. */
class CachedResolver extends BaseResolver {
  override parseDocument(source: Source, isRoot = false): Document {
    const parsed = texts(source.body, () => super.parseDocument(source, isRoot).parsed as unknown)
    return { source, parsed: deepCopy(parsed) }
  }
}

const texts = createReadCache()

const deepCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

/**
 * One contract with all its files as a document with local references and an example for every status of an answer.
 * @param content the document itself, if `file` is outdated
 * @throws when a reference does not resolve; the message names file and place
 */
export async function bundleContract(file: string, content?: object): Promise<Contract> {
  const config = await createConfig({})
  const externalRefResolver = new CachedResolver(config.resolve)
  const result = await bundle({
    config,
    externalRefResolver,
    ...(content === undefined
      ? { ref: file }
      : { doc: { source: new Source(resolve(file), ''), parsed: deepCopy(content) } }),
  })
  if (result.problems.length > 0) {
    // The errors of `checkSources` are better: they have a line, the reference and a suggestion.
    checkSources(dirname(resolve(file)))
    const lines = result.problems.map((problem) => {
      const location = problem.location[0]
      return `${location?.source.absoluteRef ?? file} ${location?.pointer ?? ''}: ${problem.message}`
    })
    throw new Error(`The contract cannot be read:\n${lines.join('\n')}`)
  }
  return addStatusExamples(result.bundle.parsed as Contract)
}

/** A bundled contract as JSON text, for tools that do not follow file references. */
export const bundledText = (contract: Contract): string => `${JSON.stringify(contract, null, 2)}\n`
