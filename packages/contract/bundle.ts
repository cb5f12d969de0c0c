import { dirname, relative, resolve } from 'node:path'
import { bundle, bundleFromString, createConfig } from '@redocly/openapi-core'
import { checkSources } from './check-sources.ts'
import { checkShape } from './check-shape.ts'
import type { Contract } from './contract.model.ts'
import { withStatusExamples } from './status-examples.ts'

/**
 * One contract with all its files as a document with local references and an example for every status of an answer.
 * @param source the document's text, if `file` is outdated
 * @throws when a reference does not resolve, or an operation lacks what generation reads; the message names file and
 * place
 */
export async function bundleContract(file: string, source?: string): Promise<Contract> {
  const config = await createConfig({})
  const result =
    source === undefined
      ? await bundle({ ref: file, config })
      : await bundleFromString({ source, absoluteRef: resolve(file), config })
  if (result.problems.length > 0) {
    // Its errors are better: line, reference and suggestion.
    checkSources(dirname(resolve(file)))
    const lines = result.problems.map((problem) => {
      const at = problem.location[0]
      return `${at?.source.absoluteRef ?? file} ${at?.pointer ?? ''}: ${problem.message}`
    })
    throw new Error(`The contract cannot be read:\n${lines.join('\n')}`)
  }
  return withStatusExamples(checkShape(relative(process.cwd(), file), result.bundle.parsed))
}

/** A bundled contract as JSON text, for tools that do not follow file references. */
export const bundledText = (contract: Contract): string => `${JSON.stringify(contract, null, 2)}\n`
